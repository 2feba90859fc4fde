import type { Graph, JsonLdObject, Thing, WithContext } from 'schema-dts'

/** Structured facts for search engines; the one place where they become text. */
export function JsonLd({ facts }: { facts: WithContext<Thing> | WithContext<JsonLdObject> | Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(facts) }} />
}

/** JSON that cannot end its script element, whatever a name contains. */
function serialiseJsonLd(facts: object): string {
  return JSON.stringify(facts).replace(/</g, '\\u003c')
}
