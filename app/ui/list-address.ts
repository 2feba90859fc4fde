/** Where the same list is with something of it changed: what is empty leaves the address, and a list that is narrowed or sorted anew begins at its first page. */
export function listAddress(search: string, changes: Record<string, string | number | undefined>): string {
  const asked = new URLSearchParams(search)
  for (const name of ['page', 'done', 'after']) asked.delete(name)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === '') asked.delete(name)
    else asked.set(name, String(value))
  return `?${asked}`
}
