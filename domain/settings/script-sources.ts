/** What a script of a host fetches further once it runs: origins as a Content-Security-Policy names them. */
type Further = { scripts?: readonly string[]; images?: readonly string[]; connects?: readonly string[] }

const GOOGLE: Further = {
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connects: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
  ],
}
const META: Further = {
  scripts: ['https://connect.facebook.net'],
  images: ['https://www.facebook.com'],
  connects: ['https://www.facebook.com', 'https://connect.facebook.net'],
}
const LINKEDIN: Further = { images: ['https://px.ads.linkedin.com'], connects: ['https://px.ads.linkedin.com'] }

/** Hosts whose scripts and pixels an operator may load (tag managers and analytics: reference FINDINGS §4.4), with what each needs to work. */
export const SCRIPT_SOURCES: Readonly<Record<string, Further>> = {
  'www.googletagmanager.com': GOOGLE,
  'www.google-analytics.com': GOOGLE,
  'googleads.g.doubleclick.net': GOOGLE,
  'connect.facebook.net': META,
  'www.facebook.com': META,
  'www.clarity.ms': {
    scripts: ['https://scripts.clarity.ms'],
    images: ['https://c.clarity.ms'],
    connects: ['https://*.clarity.ms'],
  },
  'snap.licdn.com': LINKEDIN,
  'px.ads.linkedin.com': LINKEDIN,
}

export const ALLOWED_SOURCES: readonly string[] = Object.keys(SCRIPT_SOURCES)
