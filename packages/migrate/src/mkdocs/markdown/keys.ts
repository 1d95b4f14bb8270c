/** Keys whose names are not just capitalized: https://facelessuser.github.io/pymdown-extensions/extensions/keys/ */
const NAMES = new Map(
  Object.entries({
    cmd: '⌘',
    command: '⌘',
    ctrl: 'Ctrl',
    control: 'Ctrl',
    opt: 'Option',
    esc: 'Esc',
    del: 'Del',
    ins: 'Ins',
    win: 'Win',
    windows: 'Win',
    left: '←',
    'arrow-left': '←',
    right: '→',
    'arrow-right': '→',
    up: '↑',
    'arrow-up': '↑',
    down: '↓',
    'arrow-down': '↓',
    'page-up': 'Page Up',
    'page-down': 'Page Down',
    slash: '/',
    backslash: '&#92;',
    plus: '+',
    minus: '-',
    comma: ',',
    period: '.',
  }),
);

/** @example keys('++ctrl+c++') // '<kbd>Ctrl</kbd>+<kbd>C</kbd>' */
export function keys(text: string): string {
  const names = text.slice(2, -2).match(/"[^"]*"|[^+]+/g) ?? [];
  return names.map((name) => `<kbd>${keyName(name)}</kbd>`).join('+');
}

function keyName(name: string): string {
  if (name.startsWith('"')) return name.slice(1, -1);
  return (
    NAMES.get(name.toLowerCase()) ??
    name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  );
}
