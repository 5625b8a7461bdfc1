import { useEffect, useState } from 'preact/hooks';
import { createOnlineClient, type OnlineClient } from '../../match/remote/onlineClient.ts';
import { speaking } from '../../table/online/refusals.ts';
import { loadTalkWords } from '../../table/online/words/index.ts';
import { settings } from '../../ui/settings.ts';
import { useGuest } from './guest.ts';
import { remoteWorld } from './remoteWorld.ts';

/** The client of a table, as whoever one is now; closed when the page is left. Undefined until that is known. */
export function useRemote(id: string): OnlineClient | undefined {
  const guest = useGuest();
  const who = guest === null ? null : guest?.id;
  const [client, setClient] = useState<OnlineClient>();
  useEffect(() => {
    if (who === null) return undefined;
    const opened = speaking(createOnlineClient(id, remoteWorld), () => loadTalkWords(settings().language));
    setClient(opened);
    const hurry = (): void => {
      if (!document.hidden) opened.hurry();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      opened.dispose();
    };
  }, [id, who]);
  return client;
}
