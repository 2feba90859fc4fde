import { describe, expect, test } from 'vitest'
import { deviceInWords, placeInWords } from './device.ts'

const AGENTS: [string, string][] = [
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-M336B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox on KaiOS'],
  [
    'Mozilla/5.0 (Linux; U; Android 12; en-US; RMX3231) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36',
    'UC Browser on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/124.0',
    'Opera on Windows',
  ],
  ['curl/8.9.1', 'An unknown device'],
  ['SomeApp (Android 14)', 'A browser on Android'],
  ['', 'An unknown device'],
  ['<script>alert(1)</script>', 'An unknown device'],
]

describe('a device in words', () => {
  test.each(AGENTS)('%s', (userAgent, words) => expect(deviceInWords(userAgent)).toBe(words))
})

describe('a place in words', () => {
  test.each([
    ['127.0.0.1', 'The site’s own computer'],
    ['::1', 'The site’s own computer'],
    ['0:0:0:0::/64', 'The site’s own computer'],
    ['192.168.1.7', 'A local network'],
    ['10.0.0.2', 'A local network'],
    ['172.20.1.1', 'A local network'],
    ['172.32.1.1', 'Network 172.32.1.…'],
    ['fd12:3456:789a:1::/64', 'A local network'],
    ['fe80:0:0:0::/64', 'A local network'],
    ['203.0.113.7', 'Network 203.0.113.…'],
    ['2405:201:d00e:4017::/64', 'Network 2405:201:d00e:…'],
    ['', 'An unknown network'],
  ])('%s is %s', (network, words) => expect(placeInWords(network)).toBe(words))

  test('never shows the whole address', () => expect(placeInWords('203.0.113.77')).not.toContain('77'))
})
