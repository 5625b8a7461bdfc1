// Finds the browsers of `npm run test:browsers` that are no Chromium: Firefox, and WebKit with its driver and a
// virtual screen.
import { pathsOf, THIS_MACHINE } from './machine.mjs';

/** Programs by what needs them: environment variable, names on the path, other places, package of Debian. */
export const ENGINES = {
  firefox: {
    variable: 'FIREFOX',
    names: ['firefox-esr', 'firefox', 'firefox.exe'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:/Program Files/Mozilla Firefox/firefox.exe',
    ],
    debian: 'firefox-esr',
    elsewhere: 'Firefox (or set FIREFOX to its path)',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER',
    names: ['WebKitWebDriver'],
    places: ['/usr/libexec/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
    elsewhere: 'WebKitGTK with WebKitWebDriver, Linux only (or set WEBKIT_DRIVER to its path)',
  },
  screen: {
    variable: 'XVFB',
    names: ['Xvfb'],
    places: [],
    debian: 'xvfb',
    elsewhere: 'Xvfb, a virtual screen for WebKit, Linux only (or set XVFB to its path)',
  },
};

/** Path of a program of the list; undefined if it is not installed. */
export function findEngine(name, machine = THIS_MACHINE) {
  const { variable, names, places } = ENGINES[name];
  const { delimiter, join } = pathsOf(machine);
  const folders = [...(machine.env.PATH ?? '').split(delimiter), '/usr/bin'].filter(folder => folder !== '');
  const onThePath = folders.flatMap(folder => names.map(one => join(folder, one)));
  return [machine.env[variable], ...onThePath, ...places].find(path => path && machine.exists(path));
}

/** Programs of the list that are not installed. */
export const missingEngines = (machine = THIS_MACHINE) =>
  Object.keys(ENGINES).filter(name => findEngine(name, machine) === undefined);
