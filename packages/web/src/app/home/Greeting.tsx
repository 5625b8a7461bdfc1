/** Greeting of a returning player, and what waits for them. */
import { fill, plural, useText } from '../../text/index.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSettings } from '../../ui/settings.ts';
import { isGuest } from '../../ui/stored.ts';
import { useWaiting } from '../online/waiting.ts';
import type { ReturnWords } from './words/index.ts';

interface GreetingProps {
  /** Undefined until they have arrived. */
  readonly words: ReturnWords | undefined;
  /** Matches of this browser that are open. */
  readonly open: number;
}

export const Greeting = (props: GreetingProps) =>
  isGuest() ? <GuestGreeting {...props} /> : <Lines {...props} waiting={0} />;

const GuestGreeting = (props: GreetingProps) => <Lines {...props} waiting={useWaiting()?.length ?? 0} />;

function Lines({ words, open, waiting }: GreetingProps & { readonly waiting: number }) {
  const { product, home, language } = useText();
  const name = useSettings().name.trim();
  const counted = words && [
    ...(waiting > 0 ? [plural(language, words.waiting, waiting)] : []),
    ...(open > 0 ? [plural(language, words.open, open)] : []),
  ];
  return (
    <div className="return-greeting">
      <PageTitle title={product}>
        {!words
          ? home.title
          : name
            ? fill(words.greetings[partOfDay(new Date().getHours())], { name })
            : words.greeting}
      </PageTitle>
      <p>{counted && (counted.length > 0 ? counted.join(' ') : words?.nothing)}</p>
    </div>
  );
}

export const partOfDay = (hour: number): keyof ReturnWords['greetings'] =>
  hour >= 4 && hour < 11 ? 'morning' : hour >= 4 && hour < 18 ? 'day' : 'evening';
