#include <curl/curl.h>

// The function that libcurl calls takes what it is given by a type of its own each time; in Swift they have these.
CURLcode ccurl_set_long(CURL *transfer, CURLoption option, long value);
CURLcode ccurl_set_text(CURL *transfer, CURLoption option, const char *value);
CURLcode ccurl_set_pointer(CURL *transfer, CURLoption option, void *value);
CURLcode ccurl_set_function(
  CURL *transfer, CURLoption option, size_t (*function)(char *bytes, size_t size, size_t count, void *context));
CURLcode ccurl_status(CURL *transfer, long *status);

// A macro with a cast, which Swift doesn't see.
static const long ccurl_basic = CURLAUTH_BASIC;
