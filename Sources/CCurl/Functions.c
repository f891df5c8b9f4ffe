// libcurl's functions, found when the first transfer begins.
//
// The library brings thirty others, which every start of the program would load for the few commands that use a
// network. So nothing links it; Sources/CArchive does the same.

#include "CCurl.h"

#include <dlfcn.h>
#include <stddef.h>

// A macro of the header checks the types of values, which have been checked here by Swift.
#undef curl_easy_setopt
#undef curl_easy_getinfo

static void *found(const char *name) {
  static void *library;
  if (!library) library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

// Without the library nothing is made, and so nothing else is called.
#define FUNCTION(result, name, parameters, arguments, missing) \
  result name parameters { \
    static result (*function) parameters; \
    if (!function) *(void **)&function = found(#name); \
    if (!function) return missing; \
    return function arguments; \
  }

FUNCTION(CURL *, curl_easy_init, (void), (), NULL)
FUNCTION(CURLcode, curl_easy_perform, (CURL *transfer), (transfer), CURLE_FAILED_INIT)
FUNCTION(const char *, curl_easy_strerror, (CURLcode code), (code), "libcurl is missing")
FUNCTION(struct curl_slist *, curl_slist_append, (struct curl_slist *list, const char *text), (list, text), NULL)

void curl_easy_cleanup(CURL *transfer) {
  static void (*function)(CURL *);
  if (!function) *(void **)&function = found("curl_easy_cleanup");
  if (function) function(transfer);
}

void curl_slist_free_all(struct curl_slist *list) {
  static void (*function)(struct curl_slist *);
  if (!function) *(void **)&function = found("curl_slist_free_all");
  if (function) function(list);
}

static CURLcode (*set_option(void))(CURL *, CURLoption, ...) {
  static CURLcode (*function)(CURL *, CURLoption, ...);
  if (!function) *(void **)&function = found("curl_easy_setopt");
  return function;
}

CURLcode ccurl_set_long(CURL *transfer, CURLoption option, long value) {
  return set_option() ? set_option()(transfer, option, value) : CURLE_FAILED_INIT;
}

CURLcode ccurl_set_text(CURL *transfer, CURLoption option, const char *value) {
  return set_option() ? set_option()(transfer, option, value) : CURLE_FAILED_INIT;
}

CURLcode ccurl_set_pointer(CURL *transfer, CURLoption option, void *value) {
  return set_option() ? set_option()(transfer, option, value) : CURLE_FAILED_INIT;
}

CURLcode ccurl_set_function(
  CURL *transfer, CURLoption option, size_t (*function)(char *, size_t, size_t, void *)
) {
  return set_option() ? set_option()(transfer, option, function) : CURLE_FAILED_INIT;
}

CURLcode ccurl_status(CURL *transfer, long *status) {
  static CURLcode (*function)(CURL *, CURLINFO, ...);
  if (!function) *(void **)&function = found("curl_easy_getinfo");
  return function ? function(transfer, CURLINFO_RESPONSE_CODE, status) : CURLE_FAILED_INIT;
}
