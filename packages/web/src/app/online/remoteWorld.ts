/** Capabilities of the browser that a remote client needs: sockets, workers, timers. */
import { WIRE } from '@tessera/wire/version';
import { startBotWorker, startTableWorker } from '../../match/ports.ts';
import type { OnlineWorld } from '../../match/remote/onlineClient.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import { parseObject, readStored, removeStored, writeStored } from '../../ui/stored.ts';
import { api } from './api.ts';

/** Storage key of the answers given without a connection, by table. */
const ASIDE = 'tessera.aside.';

export const remoteWorld: OnlineWorld = {
  dial({ onOpen, onMessage, onClose }) {
    const socket = new WebSocket(new URL(`/api/socket?wire=${WIRE}`, location.href.replace(/^http/, 'ws')));
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', event => onMessage(String(event.data)));
    socket.addEventListener('close', onClose);
    return { send: text => socket.send(text), close: () => socket.close() };
  },
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newKey: () => crypto.getRandomValues(new Uint32Array(3)).join('-'),
  now: () => performance.now(),
  startTable: startTableWorker,
  startBots: startBotWorker,
  cores: navigator.hardwareConcurrency,
  fetchLog: api.log,
  goTo: table => navigate(PATHS.table(table)),
  aside: {
    read(table) {
      const { moves } = parseObject(readStored(ASIDE + table));
      return Array.isArray(moves) ? moves.map(String) : [];
    },
    write(table, moves) {
      if (moves.length > 0) writeStored(ASIDE + table, { moves });
      else removeStored(ASIDE + table);
    },
  },
};
