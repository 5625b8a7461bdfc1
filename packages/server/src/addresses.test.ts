import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { greeting, visitorAddresses, warning } from './addresses.ts';

const at = (...addresses: string[]): NetworkInterfaceInfo[] =>
  addresses.map(address => ({ address }) as NetworkInterfaceInfo);
const INTERFACES = {
  wifi: at('192.168.1.20', 'fd00::20', 'fe80::1234'),
  lo: at('127.0.0.1', '::1'),
  cable: at('10.0.0.7'),
};
const bound = (...addresses: string[]) => addresses.map(address => ({ address, port: 4400 }));

describe('where visitors find the table', () => {
  test('at the one address that was asked for', () => {
    expect(visitorAddresses(bound('127.0.0.1'), INTERFACES)).toEqual(['http://127.0.0.1:4400']);
    expect(visitorAddresses(bound('192.168.1.20'), INTERFACES)).toEqual(['http://192.168.1.20:4400']);
    expect(visitorAddresses(bound('::1', '127.0.0.1'), INTERFACES)).toEqual([
      'http://[::1]:4400',
      'http://127.0.0.1:4400',
    ]);
  });

  test('at every address, this machine first, for 0.0.0.0', () => {
    expect(visitorAddresses(bound('0.0.0.0'), INTERFACES)).toEqual([
      'http://127.0.0.1:4400',
      'http://192.168.1.20:4400',
      'http://10.0.0.7:4400',
    ]);
  });

  test('at those of both kinds for ::, but for one cable only', () => {
    expect(visitorAddresses(bound('::'), INTERFACES)).toEqual([
      'http://127.0.0.1:4400',
      'http://[::1]:4400',
      'http://192.168.1.20:4400',
      'http://[fd00::20]:4400',
      'http://10.0.0.7:4400',
    ]);
  });
});

describe('what is said on start', () => {
  test('every address on a line', () => {
    expect(greeting(['http://127.0.0.1:4400', 'http://10.0.0.7:4400'])).toBe(
      'Tessera is at http://127.0.0.1:4400\n          and http://10.0.0.7:4400\nPress Ctrl+C to stop.\n',
    );
  });

  test.each(['0.0.0.0', '::', '192.168.1.20'])('a warning for %s', host => {
    expect(warning(host, bound(host))).toBe(
      `--host ${host} lets other machines in: whoever can reach this one can open the table, without a password.`,
    );
  });

  test('a warning for a name that leads outside, too', () => {
    expect(warning('table.example', bound('127.0.0.1', '192.168.1.20'))).toContain('--host table.example');
  });

  test.each([[['127.0.0.1']], [['::1', '127.0.0.1']], [['127.3.2.1']]])('none for %s', addresses => {
    expect(warning('localhost', bound(...addresses))).toBeUndefined();
  });
});
