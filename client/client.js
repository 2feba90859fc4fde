import createClient from 'openapi-fetch'

/** The calls of the site at `site`, with a partner's key where one is given. */
export function openPadav({ site, key, ...more }) {
  const headers = { ...(key ? { Authorization: `Bearer ${key}` } : {}), ...more.headers }
  return createClient({ ...more, baseUrl: site, headers })
}

/** What opens one booking: the token it was made with, in place of the partner's key. */
export function opens(token) {
  return { Authorization: `Bearer ${token}` }
}
