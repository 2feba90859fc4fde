import { fieldsIn, listIn, textIn } from '#app/islands/answer.ts'

/** Runs the operator's approved scripts: those for the head in the head, those for the end at the end. A failure only shows in the console (SPEC §8). */
export async function injectScripts(): Promise<void> {
  const places = document.documentElement.dataset['scripts']?.split(' ') ?? []
  await Promise.all(places.map((place) => inject(place === 'header' ? 'header' : 'footer')))
}

async function inject(place: 'header' | 'footer'): Promise<void> {
  try {
    const response = await fetch(`/api/header/${place}-script`)
    if (!response.ok) throw new Error(`the call answered ${response.status}`)
    const { data } = fieldsIn(await response.json())
    const into = place === 'header' ? document.head : document.body
    for (const { footercode, headercode } of listIn(data).map(fieldsIn))
      for (const script of scriptsOf(textIn(footercode ?? headercode))) into.append(script)
  } catch (error) {
    console.error('Failed to fetch Google Tag Manager script:', error)
  }
}

/** Scripts of parsed HTML never run; copies of them do. */
function scriptsOf(code: string): HTMLScriptElement[] {
  const parsed = new DOMParser().parseFromString(code, 'text/html')
  return [...parsed.querySelectorAll('script')].map((found) => {
    const script = document.createElement('script')
    for (const { name, value } of found.attributes) script.setAttribute(name, value)
    script.text = found.text
    return script
  })
}
