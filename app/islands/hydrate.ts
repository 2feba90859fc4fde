import type { ComponentType } from 'react'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

const modules = import.meta.glob<IslandModule>('./components/*.tsx')

/** Fetches an island's code and React, and hydrates the island where it stands. Where its code does not come, a dialog that is open around it gives way to the page its link leads to. */
export async function hydrate(element: HTMLElement): Promise<void> {
  try {
    await bring(element)
  } catch (error) {
    const dialog = element.closest('dialog[open]')
    const link = dialog && document.querySelector<HTMLAnchorElement>(`a[data-opens="${dialog.id}"]`)
    if (link) location.assign(link.href)
    throw error
  }
}

async function bring(element: HTMLElement): Promise<void> {
  const load = modules[`./components/${element.dataset['island']}.tsx`]
  if (!load) return
  const [{ default: Component }, { createElement }, { Boundary }, { hydrateRoot }] = await Promise.all([
    load(),
    import('react'),
    import('./boundary.tsx'),
    import('react-dom/client'),
  ])
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>
  const guarded = createElement(Boundary, null, createElement(Component, props))
  hydrateRoot(element, guarded, { identifierPrefix: element.dataset['prefix'] ?? '' })
  element.dataset['awake'] = ''
}
