import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Section } from './section.tsx'

function Broken(): never {
  throw new Error('no such thing')
}

function page() {
  return (
    <>
      <Section name="first">
        <p>First</p>
      </Section>
      <Section name="second">
        <Broken />
      </Section>
      <p>Last</p>
    </>
  )
}

test('a section that throws is replaced, logged, and takes nothing else with it', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = createMemoryRouter([{ path: '*', element: page() }], { initialEntries: ['/india?page=2'] })
  const html = renderToString(<RouterProvider router={router} />)
  expect(html).toContain('<p>First</p>')
  expect(html).toContain('Something went wrong.')
  expect(html).toContain('href="/india?page=2">Try again')
  expect(html).toContain('<p>Last</p>')
  expect(logged).toHaveBeenCalledWith('the section "second" could not be rendered', expect.any(Error))
})
