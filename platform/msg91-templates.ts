import { z } from 'zod'

/** Under which ids a text is registered: at MSG91 and on DLT. */
export type RegisteredIds = { templateId: string; dltTemplateId: string }

const ROW = /^([a-z][a-z-]*)=([\w-]{1,64})\/(\d{10,25})$/
const WANTED = 'rows as code=MSG91-id/DLT-id, separated by commas'

/** `MSG91_TEMPLATES`: a row for each text, by the text's name. Refuses a row that is none and a name that comes twice. */
export const Msg91Templates = z.string().transform((typed, context) => {
  const rows = typed.split(',').map((row) => ROW.exec(row.trim()))
  const templates = new Map<string, RegisteredIds>()
  for (const row of rows) {
    const [, name, templateId, dltTemplateId] = row ?? []
    if (!name || !templateId || !dltTemplateId || templates.has(name)) {
      context.addIssue({ code: 'custom', message: WANTED })
      return z.NEVER
    }
    templates.set(name, { templateId, dltTemplateId })
  }
  return Object.fromEntries(templates)
})
