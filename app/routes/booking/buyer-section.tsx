import page from '#app/parts/booking/booking-page.module.css'
import { BuyerFields, BuyerFold } from '#app/parts/booking/buyer-fields.tsx'
import { LAW_WANTS } from '#app/parts/booking/law-wants.ts'
import type { BuyerTyped } from '#web/buyer-typed.ts'
import type { PartyDraft } from '#web/contexts.ts'

type Props = { buyer: BuyerTyped; isWanted: boolean; draft: PartyDraft | undefined }

/** Asks for the address of the invoice among what is asked before the review: plainly where the law wants it, else folded. Nobody has to answer to go on. */
export function BuyerSection({ buyer, isWanted, draft }: Props) {
  const isAmiss = Object.keys(draft?.faults ?? {}).some((field) => field.startsWith('buyer.'))
  const fields = <BuyerFields buyer={buyer} faults={draft?.faults} />
  return (
    <section className={page.section} aria-labelledby="billed">
      <h2 id="billed">On the invoice</h2>
      {isWanted ? (
        <>
          <p className="soft">
            {LAW_WANTS} You can go on without, and say it until the journey is over. It decides between IGST and CGST
            with SGST; the total stays.
          </p>
          {fields}
        </>
      ) : (
        <BuyerFold
          isOpen={isAmiss || buyer.address !== ''}
          words="Your address on it, or your business’s with its GSTIN"
        >
          {fields}
        </BuyerFold>
      )}
    </section>
  )
}
