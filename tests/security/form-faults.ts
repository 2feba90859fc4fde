import { readDocument } from '#tests/document.ts'
import { attribute } from '#tests/document.ts'
import type { PlainBrowser } from '#tests/plain-browser.ts'
import { textFormsIn } from './office-forms.ts'
import type { TextForm } from './office-forms.ts'

/** What is wrong with how a form answers what cannot be: it broke, it is gone, something typed is lost, or nothing says where the fault lies. */
export async function amissInAnswer(
  office: PlainBrowser,
  page: string,
  form: TextForm,
  word: string,
): Promise<string[]> {
  const typed = Object.fromEntries(form.texts.map(({ name, longest }) => [name, word.slice(0, longest)]))
  const answer = await office(form.action || page, { ...form.values, ...typed })
  if (answer.status < 400) return []
  if (answer.status >= 500) return [`answers ${answer.status}`]
  const same = textFormsIn(answer.html).find((one) => isSame(one, form))
  if (!same) return [`${answer.status}, and the form is gone`]
  // A code is good once, and typed anew.
  const lost = form.texts.filter(
    ({ name }) => name !== 'code' && (same.values[name] ?? '').trim() !== typed[name]?.trim(),
  )
  const unsaid = answer.status === 400 && !saysWhere(answer.html) ? ['says at no field what is amiss'] : []
  return [...lost.map(({ name }) => `${name} is lost`), ...unsaid]
}

/** Where a list has an empty row at its end, it has another once that is filled. */
const COUNT = /\.count$/

/** The same deed about the same thing, with the same to fill in, and more rows at most: what it stood on may have changed. */
function isSame(one: TextForm, other: TextForm): boolean {
  const names = new Set(one.texts.map(({ name }) => name))
  const typed = new Set(other.texts.map(({ name }) => name))
  const told = (form: TextForm) =>
    Object.entries(form.values)
      .filter(([name]) => !typed.has(name) && !COUNT.test(name) && name !== 'csrfToken' && name !== 'stood')
      .filter(([name]) => Object.hasOwn(other.values, name))
      .map((pair) => pair.join('='))
      .toSorted((one, other) => one.localeCompare(other))
      .join()
  return one.action === other.action && [...typed].every((name) => names.has(name)) && told(one) === told(other)
}

/** Whether a field is marked, and the mark leads to words. */
function saysWhere(html: string): boolean {
  const document = readDocument(html)
  const marked = ['input', 'select', 'textarea', 'fieldset', 'div', 'ul']
    .flatMap((name) => document.all(name))
    .filter((one) => attribute(one, 'aria-invalid') === 'true')
  return marked.some((one) => (attribute(one, 'aria-describedby') ?? '').split(' ').some((id) => document.ids.has(id)))
}
