/** Whether a field belongs to the question who is there, and to no deed: what is carried on leaves it out. */
export function isReauthenticationField(name: string): boolean {
  return name === 'csrfToken' || name.startsWith('proof-')
}
