/** What a form of a page holds, as a browser would send it: the first that has these words in it. */
export function formIn(html: string, words: string): Record<string, string> {
  const form = html.match(/<form[^]*?<\/form>/g)?.find((one) => one.includes(words)) ?? ''
  const fields: Record<string, string> = {}
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? []
    const isBox = tag.includes('type="checkbox"')
    if (name && (!isBox || tag.includes('checked'))) fields[name] = plain(/value="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  for (const [, open = '', text = ''] of form.matchAll(/<textarea([^>]*)>([^]*?)<\/textarea>/g))
    fields[/name="([^"]*)"/.exec(open)?.[1] ?? ''] = plain(text)
  for (const [, open = '', inside = ''] of form.matchAll(/<select([^>]*)>([^]*?)<\/select>/g))
    fields[/name="([^"]*)"/.exec(open)?.[1] ?? ''] = plain(
      /<option[^>]*value="([^"]*)"[^>]*selected/.exec(inside)?.[1] ?? '',
    )
  return fields
}

function plain(text: string): string {
  const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as Record<string, string>
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!)
}
