/** Top bar of every page but a table, and the tab bar of phones. */
import { LANGUAGE_NAMES, LANGUAGES } from '@tessera/engine';
import { useText } from '../text/index.ts';
import { useTheme } from '../ui/appearance.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link, NavLink } from '../ui/Link.tsx';
import { WordMark } from '../ui/Logo.tsx';
import { onDemand } from '../ui/render/lazy.tsx';
import { PATHS } from '../ui/router.ts';
import { changeSettings, useSettings } from '../ui/settings.ts';
import { isGuest } from '../ui/stored.ts';

const ONLINE = { name: 'online', href: PATHS.online } as const;
/** Links of the navigation; "Online" only if the server that delivered the page has tables. */
const PAGES = [
  { name: 'play', href: PATHS.home },
  ...(globalThis.document?.documentElement.dataset.online === undefined ? [] : [ONLINE]),
  { name: 'puzzles', href: PATHS.puzzles() },
  { name: 'learn', href: PATHS.learn() },
  { name: 'rules', href: PATHS.allRules },
  { name: 'settings', href: PATHS.settings },
] as const;

/** Badge with the number of waiting tables; requested only by guests of a server. */
const WaitingMark = onDemand(() => import('./online/WaitingMark.tsx'));
const markOf = (name: string) => name === 'online' && isGuest() && <WaitingMark />;

export function TopBar() {
  const { nav } = useText();
  return (
    <header className="top">
      <Link className="brand" href={PATHS.home} aria-label={nav.home}>
        <WordMark />
      </Link>
      <nav className="top-pages" aria-label={nav.label}>
        {PAGES.map(({ name, href }) => (
          <NavLink key={name} href={href}>
            {nav[name]}
            {markOf(name)}
          </NavLink>
        ))}
      </nav>
      <div className="top-tools">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}

/** Tab bar at the bottom of a phone, with the links of the top bar; style sheets show one of the two. */
export function Tabs() {
  const { nav } = useText();
  return (
    <nav className="tabs" aria-label={nav.label}>
      {PAGES.map(({ name, href }) => (
        <NavLink key={name} href={href}>
          <Icon name={name} size={22} />
          {nav[name]}
          {markOf(name)}
        </NavLink>
      ))}
    </nav>
  );
}

function LanguageSwitch() {
  const { settings } = useText();
  const { language } = useSettings();
  return (
    <Choice
      className="is-small is-plain"
      label={settings.language.label}
      values={LANGUAGES}
      value={language}
      onChange={next => changeSettings({ language: next })}
      show={one => one.toUpperCase()}
      name={one => LANGUAGE_NAMES[one]}
    />
  );
}

function ThemeSwitch() {
  const { settings } = useText();
  return (
    <Choice
      className="is-small is-plain"
      label={settings.theme.label}
      values={['dark', 'light'] as const}
      value={useTheme()}
      onChange={theme => changeSettings({ theme })}
      show={one => <Icon name={one === 'dark' ? 'moon' : 'sun'} size={16} />}
      name={one => settings.theme[one]}
    />
  );
}
