import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import V3 from './swap'
import V2 from './swap-v2'

test.each([V3, V2])('the component renders on a server, which knows no price', App => {
  expect(renderToString(createElement(App))).toContain('Asking for the price…')
})
