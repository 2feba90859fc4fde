/** Rows of a mail's table: name and value. */
export type MailFacts = readonly (readonly [name: string, value: string])[]

/**
 * A gap in the words of a message. `sample` is what previews and tests fill it with. A `link` is an address, a `code` is kept out of subjects (the outbox
 * keeps those), `facts` is a table; `form` is what the DLT register takes for it.
 */
export type Variable = {
  says: string
  sample: string | MailFacts
  is?: 'link' | 'code' | 'facts'
  form?: RegExp
  /** Whether a message without it is worth nothing; `unless` names the table that tells it too. */
  isNeeded?: true | { unless: string }
}

/** Words of a mail: blocks between empty lines, gaps as `{name}`; a block of one link is a button with the label `action`, one of a code is drawn large. */
export type MailTemplate = {
  variables: Record<string, Variable>
  subject: string
  action?: string
  words: string
  /** What the mail draws around its words, for who changes them. */
  around?: string
}

/** Words of an SMS, gaps as `{name}`; `about` is what a list of messages calls it. */
export type SmsTemplate = { variables: Record<string, Variable>; about: string; words: string }

/** A message of the house: when it goes out, and its words as shipped on each channel it knows. */
export type MessageKind = {
  title: string
  when: string
  /** Whether the house can do without it. */
  mayBeOff?: true
  email?: MailTemplate
  sms?: SmsTemplate
}
