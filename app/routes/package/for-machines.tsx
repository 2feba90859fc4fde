import { JsonLd } from '#app/parts/seo/json-ld.tsx'
import { kept } from '#app/ui/kept.tsx'
import { packageFacts, questionFacts } from './package-facts.ts'

/** The package and the questions about it, for search engines. */
export const ForMachines = kept(function ForMachines(found: Parameters<typeof packageFacts>[0]) {
  return (
    <>
      <JsonLd facts={packageFacts(found)} />
      {found.pkg.questions.length > 0 ? <JsonLd facts={questionFacts(found.pkg.questions)} /> : null}
    </>
  )
})
