/** Sentences for refusals by the server, which only its tables need. */
import type { Refusal } from '../../match/client.ts';
import type { OnlineClient } from '../../match/remote/onlineClient.ts';
import type { TalkWords } from './words/index.ts';

/** Client whose refusals contain their sentence. */
export const speaking = (client: OnlineClient, loadWords: () => Promise<TalkWords>): OnlineClient => ({
  ...client,
  async submit(move) {
    const refusal = await client.submit(move);
    return refusal && inWords(refusal, await loadWords());
  },
});

function inWords(refusal: Refusal, { refusals }: TalkWords): Refusal {
  const known: Readonly<Record<string, string>> = refusals;
  const sentence = known[`${refusal.code}_${refusal.params?.reason}`] ?? known[refusal.code];
  return sentence === undefined ? refusal : { ...refusal, sentence };
}
