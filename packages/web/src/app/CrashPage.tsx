/** Error page for a page that failed to render; lazy-loaded, since it is seldom needed. */
import { completedAll, type InLanguages } from '@tessera/engine';
import { useText } from '../text/index.ts';
import { Notice } from '../ui/Notice.tsx';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly details: string;
}

const WORDS: InLanguages<Words> = {
  en: {
    title: 'Something broke',
    text: 'That is our fault, not yours. Your matches are kept in this browser. Reload the page, or go back to the home page.',
    details: 'What happened, for a bug report',
  },
  fr: {
    title: 'Un problème est survenu',
    text: 'C’est notre faute, pas la vôtre. Vos parties sont conservées dans ce navigateur. Rechargez la page, ou revenez à l’accueil.',
    details: 'Ce qui s’est passé, pour nous le signaler',
  },
  cs: {
    title: 'Něco se rozbilo',
    text: 'Je to naše chyba, ne vaše. Vaše partie zůstaly uložené v tomto prohlížeči. Načtěte stránku znovu, nebo přejděte na úvodní stránku.',
    details: 'Co se stalo, pro hlášení chyby',
  },
};

export default function CrashPage({ error }: { readonly error: unknown }) {
  const { language, match } = useText();
  const crash = completedAll(WORDS)[language];
  return (
    <>
      <Notice title={crash.title} text={crash.text}>
        <button type="button" className="button is-main" onClick={() => location.reload()}>
          {match.reload}
        </button>
      </Notice>
      <details className="crash-details">
        <summary>{crash.details}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard. */}
        <pre tabIndex={0}>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </>
  );
}
