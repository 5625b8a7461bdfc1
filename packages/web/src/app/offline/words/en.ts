/** Text about playing without a network, and about updates. */
export const en = {
  setting: {
    label: 'Play without a network',
    about:
      'All pages, the rules and every game you have opened are kept on this device. To have Tessera among your apps, choose “Install” in the browser’s menu.',
    cannot:
      'This browser cannot keep pages here: that needs a secure address (https) and a window that is not private.',
    install: 'Install Tessera',
    keep: 'Keep all four games ({size})',
    progress: '{done} of {all}',
    whole: 'Everything is on this device.',
    failed: 'The connection was lost. What has arrived is kept; try again.',
    used: 'In use: {used} of {quota}.',
    persistent: 'The browser keeps your matches until you delete them yourself.',
    evictable:
      'When the device runs out of space, the browser may delete this, your matches included. If you keep all games, Tessera asks it not to.',
    unpromised:
      'When the device runs out of space, the browser may delete this, your matches included: Tessera asked it not to, and it has not promised. A match saved as a file is safe.',
  },
  update: {
    ready: 'A new version of Tessera is ready.',
    atTable: 'A new version of Tessera is ready. It starts when you leave this table.',
    starting: 'A new version of Tessera starts as soon as no other window shows a table.',
    start: 'Start it now',
    read: 'All right',
  },
} as const;
