import { useEffect, useState } from 'preact/hooks';
import { createRemoteClient, type RemoteClient } from '../../match/remote/remoteClient.ts';
import { speaking } from '../../table/online/refusals.ts';
import { loadTalkWords } from '../../table/online/words/index.ts';
import { settings } from '../../ui/settings.ts';
import { useGuest } from './guest.ts';
import { remoteWorld } from './remoteWorld.ts';

/**
 * The client of a table for the current guest, closed when the page is left; undefined until the guest is
 * known.
 */
export function useRemote(id: string): RemoteClient | undefined {
  const guest = useGuest();
  const who = guest === null ? null : guest?.id;
  const [client, setClient] = useState<RemoteClient>();
  useEffect(() => {
    if (who === null) return undefined;
    const opened = speaking(createRemoteClient(id, remoteWorld), () => loadTalkWords(settings().language));
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
