/** A text as it stands in the DLT register, `{#var#}` for each variable; the variables in their order, by the carrier's names. */
export type SmsTemplate = { text: string; variables: readonly { name: string; form: RegExp }[] }

const GAP = '{#var#}'

/** The registered text with its variables filled in. Throws for a value the template does not take: no carrier would send it. */
export function fillTemplate(template: SmsTemplate, values: Record<string, string>): string {
  return template.text
    .split(GAP)
    .map((words, i) => words + valueOf(template, i, values))
    .join('')
}

function valueOf({ text, variables }: SmsTemplate, i: number, values: Record<string, string>): string {
  const variable = variables[i]
  if (!variable) return ''
  const value = values[variable.name]
  if (value === undefined || !variable.form.test(value)) throw new Error(`${variable.name} does not fit into: ${text}`)
  return value
}

/** The variables of a text that is exactly this template filled in; undefined of any other text. */
export function matchesTemplate(template: SmsTemplate, text: string): Record<string, string> | undefined {
  const values: Record<string, string> = {}
  const pattern = template.text.split(GAP).map(escapeRegExp).join('([^\\r\\n]{1,30}?)')
  const found = new RegExp(`^${pattern}$`).exec(text)
  if (!found) return undefined
  for (const [i, { name, form }] of template.variables.entries()) {
    const value = found[i + 1]
    if (value === undefined || !form.test(value)) return undefined
    values[name] = value
  }
  return values
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
