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

describe('addresses for visitors', () => {
  test('the one address given by --host', () => {
    expect(visitorAddresses(bound('127.0.0.1'), INTERFACES)).toEqual(['http://127.0.0.1:4400']);
    expect(visitorAddresses(bound('192.168.1.20'), INTERFACES)).toEqual(['http://192.168.1.20:4400']);
    expect(visitorAddresses(bound('::1', '127.0.0.1'), INTERFACES)).toEqual([
      'http://[::1]:4400',
      'http://127.0.0.1:4400',
    ]);
  });

  test('every IPv4 address for 0.0.0.0, loopback first', () => {
    expect(visitorAddresses(bound('0.0.0.0'), INTERFACES)).toEqual([
      'http://127.0.0.1:4400',
      'http://192.168.1.20:4400',
      'http://10.0.0.7:4400',
    ]);
  });

  test('IPv4 and IPv6 addresses for ::, without link-local ones', () => {
    expect(visitorAddresses(bound('::'), INTERFACES)).toEqual([
      'http://127.0.0.1:4400',
      'http://[::1]:4400',
      'http://192.168.1.20:4400',
      'http://[fd00::20]:4400',
      'http://10.0.0.7:4400',
    ]);
  });
});

describe('output on start', () => {
  test('has every address on a line', () => {
    expect(greeting(['http://127.0.0.1:4400', 'http://10.0.0.7:4400'])).toBe(
      'Tessera is at http://127.0.0.1:4400\n          and http://10.0.0.7:4400\nPress Ctrl+C to stop.\n',
    );
  });

  test.each(['0.0.0.0', '::', '192.168.1.20'])('warns for %s', host => {
    expect(warning(host, bound(host))).toBe(
      `--host ${host} lets other machines in: whoever can reach this one can open the table, without a password.`,
    );
  });

  test('warns for a host name that resolves to a public address', () => {
    expect(warning('table.example', bound('127.0.0.1', '192.168.1.20'))).toContain('--host table.example');
  });

  test.each([[['127.0.0.1']], [['::1', '127.0.0.1']], [['127.3.2.1']]])('does not warn for %s', addresses => {
    expect(warning('localhost', bound(...addresses))).toBeUndefined();
  });
});
