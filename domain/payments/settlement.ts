import { z } from 'zod'
import type { Paise } from '#platform/money.ts'
import { CHEQUE_ALONE, readCheque } from './cheque.ts'
import { BANKED_WAYS, goesBackBy, PROVIDERS } from './payment.ts'
import type { ProviderName } from './payment.ts'
import { readUtr } from './utr.ts'

/** What a line of a settlement is: a payment or a refund of a booking, or what else the provider kept (`charge`) or paid (`credit`). */
export const SETTLED_KINDS = ['payment', 'refund', 'charge', 'credit'] as const
export type SettledKind = (typeof SETTLED_KINDS)[number]

/** Money that is in hand settles with nobody. */
export const SETTLING_PROVIDERS = PROVIDERS.filter((provider) => provider !== 'cash')

const BACK_BY_BANK = 'What goes back from the bank stands as transfer, however it had come.'
const SUM = 'A sum in rupees belongs here, such as 19,050.'
const Sum = z.number(SUM).int(SUM).min(0, SUM)
/** What Excel leaves of a long number: most of its figures are gone. */
const SHORTENED = /^\d(?:\.\d+)?E\+\d+$/i
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} signs.`)
    .regex(/^[^\p{Cc}]*$/u, 'One line.')
    .refine(
      (text) => !SHORTENED.test(text),
      'Excel has shortened this number and lost its figures. Make the column Text there, and fill it anew.',
    )
const needed = (most: number, message: string) => words(most).min(1, message)
const COMMON = {
  /** What the provider calls it: a payment, a refund, something else; on a bank's statement its UTR. */
  reference: needed(80, 'What the provider calls it belongs here.'),
  amountPaise: Sum.min(1, 'A line is about some money.'),
  feePaise: Sum,
  /** GST on the fee. */
  taxPaise: Sum,
  /** The provider's name of what it paid out in one, or the bank's. */
  batch: needed(80, 'The settlement it came in belongs here.'),
  settledOn: z.iso.date('A day, as 2026-12-05.'),
  utr: words(40),
  /** The provider's order, where it says so. */
  orderReference: words(80).nullable(),
}

const TAX_OVER_FEE = { path: ['taxPaise'], message: 'GST on a fee is less than the fee.' }
const FEE_OVER_SUM = {
  path: ['feePaise'],
  message: 'The fee and its GST are more than the amount they were kept from.',
}

/** A line of what a provider paid out, or of the operator's bank statement: `amountPaise` is what was paid or given back, before the fee and its GST. */
export const SettlementLine = z
  .object({
    ...COMMON,
    provider: z.enum(PROVIDERS).exclude(['cash']),
    kind: z.enum(SETTLED_KINDS),
  })
  .refine(isTaxWithinFee, TAX_OVER_FEE)
  .refine(isFeeWithinSum, FEE_OVER_SUM)
  .refine(({ kind, provider }) => kind !== 'refund' || goesBackBy(provider) === provider, {
    path: ['provider'],
    message: BACK_BY_BANK,
  })
  .transform((line) => ({ ...line, reference: spelt(line.provider, line.reference) }))
export type SettlementLine = z.infer<typeof SettlementLine>

/** The one spelling of a number that a bank's statement and whoever types it off spell in several ways: of a cheque or a transfer. */
export function spelt(provider: ProviderName, reference: string): string {
  if (!isBanked(provider)) return reference
  const read = provider === 'cheque' ? readCheque(reference) : readUtr(reference)
  return read.ok ? read.value : reference
}

/** The numbers under which a settlement may tell of a payment or refund of ours: its own, the bank's where it was entered anew, and a cheque's without its bank, which tells of it if the sum is the same. */
export function toldAs(provider: ProviderName, reference: string): { own: string[]; alone: string | undefined } {
  const own = isBanked(provider) ? [reference, reference.replace(/\/.*$/, '')] : [reference]
  return { own, alone: provider === 'cheque' ? reference.slice(0, CHEQUE_ALONE) : undefined }
}

function isBanked(provider: ProviderName): boolean {
  return (BANKED_WAYS as readonly ProviderName[]).includes(provider)
}

/** What a line adds to what the provider pays out; below zero where it takes off. */
function netOf({ kind, amountPaise, feePaise, taxPaise }: SettledSums): Paise {
  return (isTakenOff(kind) ? -amountPaise : amountPaise) - feePaise - taxPaise
}

/** GST on a fee is a part of it. */
function isTaxWithinFee({ taxPaise, feePaise }: Pick<SettledSums, 'taxPaise' | 'feePaise'>): boolean {
  return taxPaise <= feePaise
}

/** A provider keeps no more of a sum than there is, but of a small refund, whose fee is a fixed one. */
function isFeeWithinSum({ kind, amountPaise, feePaise, taxPaise }: SettledSums): boolean {
  return kind === 'refund' || feePaise + taxPaise <= amountPaise
}

type SettledSums = { kind: SettledKind; amountPaise: Paise; feePaise: Paise; taxPaise: Paise }

/** Whether lines of a kind lessen what is paid out. */
export function isTakenOff(kind: SettledKind): boolean {
  return kind === 'refund' || kind === 'charge'
}

/** What Razorpay calls everything that is neither: adjustments, disputes, transfers, its own charges. */
const OTHER = 'adjustment'

/** A row of Razorpay's settlement recon report (https://razorpay.com/docs/payments/dashboard/reports): the fee stands there without its tax, and credit or debit is what reaches the account. */
export const RazorpayLine = z
  .object({
    ...COMMON,
    entity: z
      .string()
      .trim()
      .toLowerCase()
      .transform((said) => (said === 'payment' || said === 'refund' ? said : OTHER)),
    currency: z.literal('INR', 'The books are in rupees: INR belongs here.'),
    debitPaise: Sum,
    creditPaise: Sum,
  })
  .refine(isTaxWithinFee, TAX_OVER_FEE)
  .refine((row) => isFeeWithinSum(sumsOf(row)), FEE_OVER_SUM)
  .superRefine((row, context) => {
    const [net, said] = [netOf(sumsOf(row)), row.creditPaise - row.debitPaise]
    if (net === said) return
    const path = [said > 0 ? 'creditPaise' : 'debitPaise']
    context.addIssue({ code: 'custom', path, message: `Amount, fee and tax come to ${net / 100}, not ${said / 100}.` })
  })
export type RazorpayLine = z.infer<typeof RazorpayLine>

type RazorpaySums = Omit<SettledSums, 'kind'> & { entity: string; debitPaise: Paise }

function sumsOf({ entity, debitPaise, amountPaise, feePaise, taxPaise }: RazorpaySums): SettledSums {
  return { kind: kindOf(entity, debitPaise), amountPaise, feePaise, taxPaise }
}

function kindOf(entity: string, debitPaise: Paise): SettledKind {
  if (entity === 'payment' || entity === 'refund') return entity
  return debitPaise > 0 ? 'charge' : 'credit'
}

/** A row of Razorpay's report as the line it is. */
export function settlementOf({
  entity,
  currency: _inr,
  debitPaise,
  creditPaise: _in,
  ...line
}: RazorpayLine): SettlementLine {
  return { ...line, provider: 'razorpay', kind: kindOf(entity, debitPaise) }
}

/** A line as Razorpay's report has it. */
export function razorpayRowOf({ provider: _razorpay, kind, ...line }: SettlementLine): RazorpayLine {
  const net = netOf({ kind, ...line })
  const entity = kind === 'payment' || kind === 'refund' ? kind : OTHER
  return { ...line, entity, currency: 'INR', debitPaise: Math.max(0, -net), creditPaise: Math.max(0, net) }
}
