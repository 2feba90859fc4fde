/**
 * Where a form leads, as short as can be: what is empty is left out, several choices of one name are parted by commas, and the
 * fields of a pair of amounts, marked `data-pair`, are bare numbers parted by a dash: "₹10,000" and "20000" are "10000-20000".
 */
export function formAddress(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  const given = new Map<string, string[]>()
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') given.set(name, [...(given.get(name) ?? []), value.trim()])
  const params = [...given].flatMap(([name, values]) => {
    const isPair = form.querySelector(`[name="${CSS.escape(name)}"][data-pair]`) !== null
    const text = (
      isPair ? values.map((value) => value.replaceAll(/[₹,\s]/g, '')) : values.filter((value) => value !== '')
    ).join(isPair ? '-' : ',')
    return /^-*$/.test(text) ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`]
  })
  const path = new URL(form.action, location.href).pathname
  return params.length > 0 ? `${path}?${params.join('&')}` : path
}
