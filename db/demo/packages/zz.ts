import { openFacts } from '#db/demo/facts/facts.ts'
import { openPhrase } from './words/phrase.ts'
const f=openFacts('/work/main'); const p=openPhrase(f)
for (const a of f.attractions) console.log(p(a.blurb))
