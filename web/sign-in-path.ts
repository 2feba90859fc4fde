/** Where somebody signs in who then comes back to where they wanted to be. */
export function signInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `/api/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: pathname + search })}`
}
