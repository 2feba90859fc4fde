// For an operator's other site: <script src="https://…/widget.js" async></script>, then <padav-search> and <padav-departures package="…">.
// Everything asked for comes from where this script came from; nothing is kept, and nobody is told who looks.
;(() => {
  const site = new URL(document.currentScript.src).origin
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { display: block; font: inherit; color: inherit; container-type: inline-size }
    form { display: flex; gap: 8px }
    label { flex: 1; display: grid; gap: 4px; font-size: .875em }
    input, button, .book { font: inherit; min-height: 44px; box-sizing: border-box; border-radius: 6px; padding: 0 14px }
    input { width: 100%; border: 1px solid currentColor; background: transparent; color: inherit }
    button, .book { align-self: end; border: 0; background: var(--padav-action, #0e6668); color: var(--padav-on-action, #fff); text-decoration: none; cursor: pointer }
    .book { display: inline-grid; place-items: center }
    ul { list-style: none; margin: 8px 0 0; padding: 0 }
    li { display: flex; gap: 4px 16px; flex-wrap: wrap; align-items: center; padding: 10px 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
    li > :first-child { flex: 1 1 12em }
    a { color: inherit }
    p { margin: 8px 0 0 }
    small { display: block }
  `)

  const add = (parent, name, words = '', marks = {}) => {
    const made = document.createElement(name)
    made.textContent = words
    for (const [mark, value] of Object.entries(marks)) made.setAttribute(mark, value)
    parent.append(made)
    return made
  }
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
  const priceOf = (paise) => rupees.format(paise / 100)
  const dayOf = (date) => {
    const [, day, month] = /(\d+) (\w+)/.exec(
      new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    )
    const weekday = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
    return `${weekday} ${day} ${month} ${date.slice(0, 4)}`
  }
  const read = async (path, signal) => {
    const answer = await fetch(site + path, { credentials: 'omit', signal })
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.json()
  }

  class Widget extends HTMLElement {
    constructor() {
      super()
      this.inside = this.attachShadow({ mode: 'open' })
      this.inside.adoptedStyleSheets = [sheet]
    }
  }

  /** A search whose answers show while one types; sent, it leads to the site's own page of them. */
  class Search extends Widget {
    connectedCallback() {
      if (this.inside.firstChild) return
      const form = add(this.inside, 'form', '', { action: `${site}/search`, method: 'get', role: 'search' })
      const label = add(form, 'label', this.getAttribute('label') ?? 'Where to, and when?')
      this.field = add(label, 'input', '', { name: 'q', type: 'search', autocomplete: 'off', maxlength: '200' })
      add(form, 'button', 'Search')
      this.said = add(this.inside, 'p', '', { role: 'status' })
      this.list = add(this.inside, 'ul')
      this.field.addEventListener('input', () => {
        clearTimeout(this.later)
        this.later = setTimeout(() => this.find(), 250)
      })
    }

    async find() {
      this.asking?.abort()
      this.asking = new AbortController()
      const question = this.field.value.trim()
      if (question.length < 2) return this.show([], '')
      try {
        const { data, total } = await read(`/api/search-api?q=${encodeURIComponent(question)}`, this.asking.signal)
        this.show(data.slice(0, 5), total === 0 ? 'No journey fits that.' : `${total} ${total === 1 ? 'journey fits' : 'journeys fit'}.`)
      } catch (error) {
        if (error.name !== 'AbortError') this.show([], 'The journeys cannot be reached just now.')
      }
    }

    show(found, words) {
      this.said.textContent = words
      this.list.replaceChildren()
      for (const { name, url, days, fromPaise } of found) {
        const line = add(this.list, 'li')
        add(line, 'a', name, { href: `${site}/package/${url}` })
        add(line, 'span', `${days} ${days === 1 ? 'day' : 'days'}, from ${priceOf(fromPaise)}`)
      }
    }
  }

  /** The next dates of a package, with the seats left and a way to book each. */
  class Departures extends Widget {
    static observedAttributes = ['package', 'most']

    attributeChangedCallback() {
      void this.load()
    }

    async load() {
      const url = this.getAttribute('package')
      if (!url) return
      try {
        const { data } = await read(`/api/public/package/${encodeURIComponent(url)}`)
        if (url === this.getAttribute('package')) this.show(data)
      } catch {
        this.inside.replaceChildren()
        add(this.inside, 'p', 'The dates cannot be reached just now.')
      }
    }

    show({ name, url, departures }) {
      this.inside.replaceChildren()
      const open = departures.filter(({ isOpen }) => isOpen).slice(0, Number(this.getAttribute('most')) || 6)
      if (open.length === 0) add(this.inside, 'p', 'No dates are open just now.')
      const list = add(this.inside, 'ul', '', { 'aria-label': `Dates of ${name}` })
      for (const { _id, depardate, departureCity, seatsLeft, packagePricePaise } of open) {
        const line = add(list, 'li')
        const when = add(line, 'span', dayOf(depardate))
        add(when, 'small', `from ${departureCity}, ${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`)
        add(line, 'span', `${priceOf(packagePricePaise)} per adult, with GST`)
        const asked = new URLSearchParams({ package: url, departure: _id, adults: '2' })
        add(line, 'a', 'Book', { class: 'book', href: `${site}/booking/new?${asked}`, 'aria-label': `Book ${dayOf(depardate)}` })
      }
      const all = add(this.inside, 'p')
      add(all, 'a', 'All about this journey', { href: `${site}/package/${url}` })
    }
  }

  if (!customElements.get('padav-search')) customElements.define('padav-search', Search)
  if (!customElements.get('padav-departures')) customElements.define('padav-departures', Departures)
})()
