/** A minimal round-robin TCP proxy. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Rotor {
  readonly #ports: readonly number[];
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #next = 0;

  private constructor(addresses: readonly string[]) {
    this.#ports = addresses.map(address => Number(new URL(address).port));
    this.#server = createServer(near => {
      this.#open.add(near);
      near.on('error', () => {}).on('close', () => this.#open.delete(near));
      this.#hand(near, this.#ports.length);
    });
  }

  static async before(addresses: readonly string[]): Promise<Rotor> {
    const rotor = new Rotor(addresses);
    await new Promise<void>(resolve => rotor.#server.listen(0, '127.0.0.1', resolve));
    return rotor;
  }

  get address(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  #hand(near: Socket, tries: number): void {
    if (tries === 0) return void near.destroy();
    const far = connect(this.#ports[this.#next++ % this.#ports.length] as number, '127.0.0.1');
    far.once('error', () => this.#hand(near, tries - 1));
    far.once('connect', () => {
      far.removeAllListeners('error').on('error', () => near.destroy());
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      near.pipe(far).pipe(near);
    });
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }
}
