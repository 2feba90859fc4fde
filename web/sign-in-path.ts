/** Where somebody signs in who then comes back to where they wanted to be. */
export function signInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `/api/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: pathname + search })}`
}

/** What somebody has just done that ended every session of theirs. */
export type DoneBefore = 'joined' | 'owned'

/** Where they log in anew, told that it was done, to go on to the office. */
export function signInAfter(done: DoneBefore): string {
  return `/signin?${new URLSearchParams({ done, callbackUrl: '/admin' })}`
}
