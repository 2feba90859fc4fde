import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext } from 'playwright-core'

const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const CALM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
]

/** In milliseconds. On a machine that does much else a page may take half a minute; what never comes is a fault after this too. */
const LATE = 75_000

/**
 * A switch for who does not look at pictures: drawing them is the pictures' own test, and takes most of a page's time. A route that stands in for
 * them would lead every request of a page through the test, and have the browser keep nothing.
 */
export const WITHOUT_PICTURES = ['--blink-settings=imagesEnabled=false']

/** A switch for whose pages live as long as one look at each: what is made over into quicker code there has no time to be quicker. */
export const SHORT_LIVED = ['--js-flags=--no-turbofan']

/** The browser of the tests: CHROME_PATH, an installed Chrome or Chromium, the one inside @sparticuz/chromium, else Playwright's own. `more` are switches of its own. */
export async function openBrowser(more: string[] = []): Promise<Browser> {
  const browser = await launch([...CALM, ...more])
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(LATE)
    return context
  }
  return browser
}

function launch(args: string[]): Promise<Browser> {
  const known = process.env['CHROME_PATH'] ?? INSTALLED.find((path) => existsSync(path))
  if (known) return chromium.launch({ executablePath: known, args })
  if (process.platform === 'linux') return openPackagedBrowser(args)
  return chromium.launch({ args })
}

async function openPackagedBrowser(args: string[]): Promise<Browser> {
  // A bare machine lacks the libraries Chromium links to; the package brings them when it believes to run in this place.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  // Its own switches put everything into one process, which ends with the first page that is closed, and switch the web's security off.
  return chromium.launch({ executablePath: await packaged.executablePath(), args })
}

const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Stands a dot in for every picture, where the switch would change what is looked at: what the console says of preloads, scripts that hang on a picture. */
export async function sparePictures(context: BrowserContext): Promise<void> {
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))
}
