/** Class names in one attribute. */
export function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
