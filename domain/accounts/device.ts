// The first that fits counts: most browsers also carry the names of those they descend from.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|Opera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** A User-Agent in words: 'Chrome on Android', 'Safari on iPhone'; what it does not know is left out. */
export function deviceInWords(userAgent: string): string {
  const browser = firstOf(BROWSERS, userAgent)
  const system = firstOf(SYSTEMS, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device')
}

function firstOf(list: [RegExp, string][], userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1]
}

const LOOPBACK = /^127\.|^::1$|^0:0:0:0:0:0:0:1$|^0:0:0:0::\/64$/
const LOCAL = /^10\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/i

/** A network address in words: 'The site’s own computer', 'A local network', else the address without its last part. No look-up of any kind. */
export function placeInWords(network: string): string {
  if (network === '') return 'An unknown network'
  if (LOOPBACK.test(network)) return 'The site’s own computer'
  if (LOCAL.test(network)) return 'A local network'
  return `Network ${shortened(network)}`
}

function shortened(network: string): string {
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(network)?.[1]
  if (v4) return `${v4}.…`
  return `${network
    .replace(/\/\d+$/, '')
    .split(':')
    .filter(Boolean)
    .slice(0, 3)
    .join(':')}:…`
}
