const added = new Set<string>()

/** Adds styles that come with a script to the page, once; they take their place in its layers. */
export function addStyles(css: string): void {
  if (added.has(css)) return
  added.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
