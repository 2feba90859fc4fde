const declared = new Set<string>()

/**
 * Declares a script that stands in our pages as text, word for word, while its module is loaded. A page's policy names these by
 * their hashes and lets no other inline script run, whatever came to stand in the page.
 */
export function inlineScript(body: string): string {
  declared.add(body)
  return body
}

export const inlineScripts: ReadonlySet<string> = declared
