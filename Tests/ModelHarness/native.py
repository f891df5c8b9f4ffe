#!/usr/bin/env python3
"""Run scenarios against the UIKit model compiled natively: the oracle of the interpreter.

    native.py claims FOLDER [--only PREFIX]          FOLDER holds claims.json and run.py
    native.py conformance FOLDER [--only ID]         FOLDER holds cases/ and run.py
    native.py compare VDL [--ios V]                  Scenarios/*.swift, natively and with `VDL run`
    native.py run FILE [--ios V] [--device D] [--verbose]

The two modules are built once with `swiftc -Onone` when a source is newer. A scenario becomes
main.swift: its imports, `Simulator.begin`, its text, `Simulator.settle()`. Results are kept by hash
under the build folder ($MODEL_BUILD, default /tmp/vdl-model-native).

Known differences of a native run: an Objective-C exception cannot be caught, outlets and selectors
are not sent, availability is not checked, and a trap's text is in standard error.
"""
import argparse, glob, hashlib, importlib.util, json, os, re, subprocess, sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.environ.get('MODEL_BUILD', '/tmp/vdl-model-native')
FLAGS = ['-Onone', '-swift-version', '5', '-module-cache-path', BUILD + '/cache']


def sources(module):
    return sorted(glob.glob(f'{ROOT}/Sources/{module}/**/*.swift', recursive=True))


def stamp(files):
    digest = hashlib.sha256()
    for f in files: digest.update(f.encode()); digest.update(open(f, 'rb').read())
    return digest.hexdigest()


def build():
    """Build FoundationValues, UIKit and a module Foundation that re-exports the former."""
    os.makedirs(BUILD, exist_ok=True)
    mark = stamp(sources('FoundationValues') + sources('UIKit'))
    if os.path.exists(BUILD + '/stamp') and open(BUILD + '/stamp').read() == mark: return mark
    thin = BUILD + '/Foundation.swift'
    open(thin, 'w').write('@_exported import FoundationValues\n')
    for module, files, libs in (('FoundationValues', sources('FoundationValues'), []),
                                ('Foundation', [thin], ['-lFoundationValues']),
                                ('UIKit', sources('UIKit'), ['-lFoundationValues'])):
        command = ['swiftc', *FLAGS, '-package-name', 'viewdidlearn', '-parse-as-library', '-emit-module', '-emit-library',
                   '-module-name', module, '-I', '.', '-L', '.', *libs, '-o', f'lib{module}.so', *files]
        r = subprocess.run(command, cwd=BUILD, capture_output=True, text=True)
        if r.returncode: sys.exit(r.stderr)
        if 'warning:' in r.stderr: sys.stderr.write(r.stderr)
    open(BUILD + '/stamp', 'w').write(mark)
    return mark


def wrap(text, ios, device, verbose):
    lines = text.splitlines()
    imports = [l for l in lines if l.startswith('import ')]
    if 'import UIKit' not in imports: imports.append('import UIKit')
    body = ['' if l.startswith('import ') else l for l in lines]
    # native Swift cannot make an object from a class of unknown initialisers
    def launch(m):
        found = dict(re.findall(r'(appDelegate|sceneDelegate): (\w+)\.self', m[1]))
        make = lambda k: found[k] + '()' if k in found else 'nil'
        return f"Simulator.launch(app: {make('appDelegate')}, scene: {make('sceneDelegate')})"
    body = [re.sub(r'Simulator\.launch\(([^()]*)\)', launch, l) for l in body]
    begin = f'Simulator.begin(ios: "{ios}", device: "{device}", verbose: {"true" if verbose else "false"})'
    return '\n'.join(imports + [begin] + body + ['Simulator.settle()', ''])


def run(text, ios='26.0', device='iphone', verbose=False):
    """(status, output, error): 2 refused by the compiler, 3 trapped, 0 done."""
    program = wrap(text, ios, device, verbose)
    key = hashlib.sha256((build() + program).encode()).hexdigest()
    kept = f'{BUILD}/results/{key}.json'
    if os.path.exists(kept): return tuple(json.load(open(kept)))
    os.makedirs(BUILD + '/results', exist_ok=True)
    work = BUILD + '/scenario'; os.makedirs(work, exist_ok=True)
    open(work + '/main.swift', 'w').write('import Glibc\nsetvbuf(stdout, nil, _IOLBF, 0)\n' + program)
    r = subprocess.run(['swiftc', *FLAGS, '-suppress-warnings', '-module-name', 'Scenario', '-I', BUILD, '-L', BUILD, '-lUIKit', '-lFoundationValues',
                        '-Xlinker', '-rpath=' + BUILD, '-o', 'scenario', 'main.swift'], cwd=work, capture_output=True, text=True)
    if r.returncode: result = (2, '', r.stderr)
    else:
        try:
            r = subprocess.run([work + '/scenario'], capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL,
                               env={**os.environ, 'SWIFT_BACKTRACE': 'enable=no'})
            result = (0 if r.returncode == 0 else 3, r.stdout.replace('Scenario.', ''), r.stderr + (' stack overflow' if r.returncode == -11 else ''))
        except subprocess.TimeoutExpired: result = (4, '', 'no answer in 20 s')
    json.dump(result, open(kept, 'w'))
    return result


def load(path):
    spec = importlib.util.spec_from_file_location('judge', path)
    module = importlib.util.module_from_spec(spec); spec.loader.exec_module(module)
    return module


def claims(folder, only):
    held = total = 0
    for c in json.load(open(folder + '/claims.json')):
        if not any(c['id'].startswith(o) for o in only) or not c['scenario'] or c['outcome'] == 'knowledge': continue
        runs = [(c['ios'], c['expect'], c['outcome'])]
        for ios, expect in c.get('expectByIOS', {}).items():
            if float(ios) != c['ios']: runs.append((float(ios), expect, 'crash' if any(e.startswith('crash') for e in expect) else 'trace'))
        for ios, expect, outcome in runs:
            status, out, err = run(c['scenario'], f'{ios:g}', 'iphone', c['verbose'])
            out = out.splitlines()
            crash = [e[len('crash: '):] for e in expect if e.startswith('crash: ')]
            lines = [e for e in expect if not e.startswith('crash: ')]
            if outcome == 'compile-error': ok = status == 2 and expect[0].split(': ', 1)[1] in err
            elif crash: ok = status == 3 and crash[0] in err and out == lines
            else:
                if outcome == 'prefix': out = out[:len(lines)]
                ok = status == 0 and out == lines
            total += 1; held += ok
            if not ok: print(f"FAILED {c['id']} iOS {ios:g} {outcome} - {c['claim'][:80]}\n   want {expect}\n   saw  {status} {out}\n   {err.strip()[:600]}")
    print(f'{held} of {total} claims hold')


def conformance(folder, only):
    judge = load(folder + '/run.py')
    held = total = 0
    for f in sorted(glob.glob(folder + '/cases/*.json')):
        c = json.load(open(f))
        if not any(c['id'].startswith(o) for o in only): continue
        status, out, err = run(c['swift'], str(c['ios']), c['device'])
        ok, got, want = judge.judge(c, out.splitlines())
        if not ok and status in (3, 4) and c['category'] == 'load' and got[:len(want)] == want: ok = True
        total += 1; held += ok
        if not ok: print(f"FAILED {c['id']} iOS {c['ios']} - {c['title']}\n   want {want}\n   got  {status} {got}\n   {err.strip()[:900]}")
    print(f'{held} of {total} observations reproduced')


def compare(vdl, ios):
    """Play our own scenarios both ways; every printed line must be the same."""
    same = total = 0
    for f in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__)) + '/Scenarios/*.swift')):
        status, out, _ = run(open(f).read(), ios)
        r = subprocess.run([vdl, 'run', f, '--ios', ios], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        ok = r.stdout == out and r.returncode == status
        total += 1; same += ok
        if not ok: print(f'DIFFERS {os.path.basename(f)} status {status} and {r.returncode}\n{r.stderr[:600]}')
    print(f'{same} of {total} scenarios print the same')


def main():
    p = argparse.ArgumentParser(); p.add_argument('what', choices=['claims', 'conformance', 'compare', 'run', 'build']); p.add_argument('path', nargs='?')
    p.add_argument('--only', action='append', default=[]); p.add_argument('--ios', default='26.0'); p.add_argument('--device', default='iphone'); p.add_argument('--verbose', action='store_true')
    a = p.parse_args()
    build()
    if a.what == 'claims': claims(a.path, a.only or [''])
    elif a.what == 'conformance': conformance(a.path, a.only or [''])
    elif a.what == 'compare': compare(a.path, a.ios)
    elif a.what == 'run':
        status, out, err = run(open(a.path).read(), a.ios, a.device, a.verbose)
        sys.stdout.write(out); sys.stderr.write(err); sys.exit(status)


if __name__ == '__main__': main()
