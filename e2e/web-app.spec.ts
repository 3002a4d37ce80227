import type { Page } from 'playwright/test'
import { CONFIRMATIONS } from '../samples/confirmations'
import { TestWallet } from '../samples/web/test-wallet.fixture'
import { axeFindings, injectAxe, rules } from './axe'
import { expect, test } from './web-app'

/** Runs in the browser. Notes each time that a button can no longer be pressed. */
function noteDisabled(button: Element) {
  const noted: (string | null)[] = []
  new MutationObserver(() => {
    if (button.ariaDisabled === 'true') noted.push(button.textContent)
  }).observe(button, { attributeFilter: ['aria-disabled'] })
  return noted
}

// One chain for all of them, each of which begins with its first state. What needs no browser is in
// samples/web/*.test.ts.
test.describe.configure({ mode: 'default' })

/** What axe finds in both schemes, and the widths at which the page is wider than the screen. */
async function faults(page: Page) {
  const found: string[] = []
  for (const width of [1280, 320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const isWide = await page.evaluate(() => document.body.scrollWidth > innerWidth)
    if (isWide) found.push(`wider than ${width} px`)
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const asked = colorScheme === 'light' ? rules.all : rules.colours
    found.push(...(await axeFindings(page, { within: 'body', rules: asked })))
  }
  return found
}

test('a wallet is connected, put on the chain, and found again', async ({ app }) => {
  const { page } = app
  const wallet = await app.open('Fox', 'A wallet with quite a long name')
  await injectAxe(page)
  await expect(app.button('Connect A wallet with quite a long name')).toBeVisible()
  expect(await faults(page)).toEqual([])

  wallet.isLocked = true
  await app.button('Connect Fox').click()
  await app.says('Your wallet is locked. Unlock it, then try again.')
  wallet.isLocked = false
  wallet.rejects.add('eth_requestAccounts').add('wallet_addEthereumChain')
  await app.button('Connect Fox').click()
  await app.says('You rejected the request in your wallet.')
  wallet.rejects.delete('eth_requestAccounts')

  wallet.chainId = '0x1'
  wallet.knowsChain = false
  await app.button('Connect Fox').click()
  await expect(page.getByText(`Fox: ${wallet.address}`)).toBeFocused()
  await app.says('Your wallet is on chain 1, not on SwapX local chain (31337).')
  await app.amount.fill('10')
  await app.says('Connect a wallet on this chain to swap.')
  await app.button('Switch to SwapX local chain').click()
  await app.says('You rejected the request in your wallet.')
  expect(await faults(page)).toEqual([])
  wallet.rejects.clear()
  await app.button('Switch to SwapX local chain').click()
  for (const balance of ['100,000 A', '100,000 B', '1,000 NATIVE']) await app.says(balance)

  wallet.isLocked = true
  await app.tell('Fox', 'accountsChanged', [])
  await app.says('Your wallet has disconnected. If it is locked, unlock it')
  wallet.isLocked = false
  await app.button('Connect Fox').click()
  await app.says('100,000 A')
  await page.reload()
  await app.says(`Fox: ${wallet.address}`)
  await app.says('100,000 A')
})

test('the keyboard is enough to swap, and keeps its place', async ({ app }) => {
  const { page } = app
  const wallet = await app.open('Fox')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Tab', 'Enter')
  await app.says('100,000 A')
  // Disconnect, the currencies, what is fixed, the amount.
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await page.keyboard.type('10')
  await expect(app.button('Approve 10 A')).toBeEnabled()
  await app.says('You receive at least 19.644444 B (tolerance 0.5%)')
  // The offers, the button.
  await press('Tab', 'Tab', 'Enter')
  await app.says('Approval of 10 A: done in block')
  expect(wallet.last.data).toContain((10n ** 19n).toString(16))
  await expect(app.button('Swap 10 A')).toBeFocused()
  await press('Enter')
  await app.says(/Swap of 10\sA: done in block \d+\. Waiting for confirmations\./)
  expect(wallet.last.data).toContain((19_644_444).toString(16))
  await app.node.client.mine({ blocks: CONFIRMATIONS - 1 })
  await app.says(/Swap of 10\sA: done in block \d+, and confirmed\./)
  await app.says('99,990 A')
  await app.says('100,019.7431')
  await expect(app.button('Approve 10 A')).toBeVisible()
  expect(wallet.sent).toHaveLength(2)
})

test('what is received can be fixed, and paid in native currency', async ({ app }) => {
  const { page } = app
  const wallet = await app.connect()
  await app.field('Fix').selectOption('what I receive')
  await app.amountOf('B').fill('1.1234567')
  await expect(app.amountOf('B')).toHaveAccessibleDescription('B has 6 decimals, and you wrote 7.')
  await expect(app.amountOf('B')).toHaveAttribute('aria-invalid', 'true')
  await app.amountOf('B').fill('10')
  await app.offer('v3').check()
  await app.says(/You pay at most 5\.0654\d*\sA/)
  await page.getByRole('button', { name: /^Approve 5\.0654/ }).click()
  await app.says(/Approval of 5\.0654\d*\sA: done in block/)
  await app.button('Buy 10 B').click()
  await app.says('Purchase of 10 B: done in block')
  await app.says('100,010 B')
  // What the purchase has left of its limit.
  await app.says(/The router may already take 0\.0252\d*\sA\./)
  await app.button('Set the allowance of A to 0').click()
  await app.says('Reset of the allowance of A: done in block')
  await expect(page.getByText('The router may already take')).toHaveCount(0)

  await app.field('Pay with').selectOption('NATIVE')
  await app.says('No pool has the liquidity to swap NATIVE for B in this amount.')
  await app.field('Receive').selectOption('A')
  await app.button('Buy 10 A').click()
  await app.says('Purchase of 10 A: done in block')
  expect(BigInt(wallet.last.value ?? 0)).toBeGreaterThan(10n ** 18n)
  await injectAxe(page)
  expect(await faults(page)).toEqual([])
})

test('what the app cannot send, or a user does not want to, is not sent', async ({ app }) => {
  const { page } = app
  const wallet = await app.connect()
  await app.amount.fill('100001')
  await app.says('You have 100,000 A only.')
  await app.clickInVain('Approve 100,001 A')
  await app.amount.fill('100')
  await app.says('from v3, 0.3%, price impact 9.34%')
  await app.says('Accept the price impact, or swap less.')
  await app.clickInVain('Approve 100 A')
  await page.getByRole('checkbox').check()
  await app.amount.fill('101')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await injectAxe(page)
  expect(await faults(page)).toEqual([])

  await app.amount.fill('10')
  await app.offer('v2').check()
  await expect(app.button('Sign a permit and swap')).toHaveCount(0)
  await app.offer('v3').check()
  wallet.rejects.add('eth_signTypedData_v4').add('eth_sendTransaction')
  for (const button of ['Sign a permit and swap', 'Approve 10 A']) {
    await app.button(button).click()
    await app.says(/0\sA: You rejected the request in your wallet\. Nothing was sent\./)
  }
  wallet.rejects.clear()
  await app.button('Approve 10 A').click()
  await app.says('Approval of 10 A: done in block')
  // An offer of the new price would be swapped as it is shown.
  await expect(page.getByText('Asking for offers…')).toHaveCount(0)
  await app.node.moveV3Price()
  await app.button('Swap 10 A').click()
  // Either the call of the old offer fails, or a new one has come by then.
  await app.says(/it would fail: the price has moved|the new one is worse\. Nothing was sent/)
  expect(wallet.sent).toHaveLength(1)
})

test('an allowance that a token does not let change is set to 0 first', async ({ app }) => {
  await app.node.makeQuiet()
  const wallet = await app.connect()
  await app.field('Pay with').selectOption('QUIET')
  await app.amountOf('QUIET').fill('5')
  await app.button('Approve 5 QUIET').click()
  await app.says('Approval of 5 QUIET: done in block')
  await app.amountOf('QUIET').fill('10')
  await app.says('Your wallet asks twice: to set it to 0, then to approve 10 QUIET.')
  await app.says('The router may already take 5 QUIET')
  await app.button('Set the allowance of QUIET to 0').click()
  await app.says('Reset of the allowance of QUIET: done in block')
  await app.button('Approve 10 QUIET').click()
  await app.says('Approval of 10 QUIET: done in block')
  expect(wallet.sent).toHaveLength(3)
})

test('an offer that has expired is asked for again, and must not be worse', async ({ app }) => {
  await app.page.clock.install()
  const wallet = await app.prepare()
  const expire = async () => {
    await app.page.clock.fastForward(31_000)
    await app.says('These offers have expired.')
  }
  await expire()
  await app.button('Swap 10 A').click()
  await app.says('Swap of 10 A: done in block')
  expect(wallet.sent).toHaveLength(1)

  await new TestWallet('', app.site.privateKey, app.site.swapx.rpcUrl).send(app.node.approval)
  await app.amount.fill('9')
  await app.says('from v3, 0.3%')
  await expect(app.button('Swap 9 A')).toBeEnabled()
  await expire()
  await app.node.moveV3Price()
  await app.button('Swap 9 A').click()
  await app.says('the offer had expired, and the new one is worse. Nothing was sent')
  expect(wallet.sent).toHaveLength(1)
})

test('a transaction outlives the page until it is settled', async ({ app }) => {
  const { page } = app
  await page.clock.install()
  const wallet = await app.sendSwap()
  await app.says('Finish the step below first.')
  await app.clickInVain('Swap 10 A')
  await page.clock.fastForward(31_000)
  await app.says('This takes long. In your wallet you can speed the transaction up')

  await page.reload()
  await app.says('Swap of 10 A: sent, and waiting for a block.')
  await app.tell('Fox', 'accountsChanged', [await app.node.other()])
  await expect(page.getByText('Swap of 10 A')).toHaveCount(0)
  await app.tell('Fox', 'accountsChanged', [wallet.address])
  await app.says('Swap of 10 A: sent, and waiting for a block.')
  await app.amount.fill('10')
  await app.clickInVain('Swap 10 A')
  await wallet.speedUp()
  await app.node.client.mine({ blocks: 1 })
  await app.says('Swap of 10 A: sped up in your wallet, and done in block')
  await app.says(wallet.last.hash)
  await app.says('99,990 A')
  expect(await app.kept(wallet)).not.toBeNull()

  await page.reload()
  await app.says(/done in block \d+\. Waiting for confirmations\./)
  await app.node.client.mine({ blocks: CONFIRMATIONS - 1 })
  await app.says(/done in block \d+, and confirmed\./)
  await expect.poll(() => app.kept(wallet)).toBeNull()
  await page.reload()
  await app.says('99,990 A')
  await expect(page.getByText('Swap of 10 A')).toHaveCount(0)
})

test('a transaction that nobody knows any more is forgotten, if the user says so', async ({
  app,
}) => {
  const { page } = app
  const wallet = await app.sendSwap()
  await app.node.client.dropTransaction({ hash: wallet.last.hash })
  await page.clock.install()
  await page.reload()
  await app.says('Swap of 10 A: sent, and waiting for a block.')
  await page.clock.fastForward(31_000)
  await app.button('Forget it').click()
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeFocused()
  await expect(page.getByText('Swap of 10 A')).toHaveCount(0)
  await app.amount.fill('10')
  await expect(app.button('Swap 10 A')).toBeEnabled()
  expect(await app.kept(wallet)).toBeNull()
})

test('a contract wallet is told from others, and not waited for', async ({ app }) => {
  const wallet = await app.open('Safe')
  await app.node.client.setCode({ address: wallet.address, bytecode: '0x6001' })
  wallet.hasSigners = true
  await app.button('Connect Safe').click()
  await app.says('100,000 A')
  await app.amount.fill('10')
  await app.says('Your account is a contract, such as a Safe.')
  await expect(app.button('Approve 10 A')).toBeEnabled()
  await expect(app.button('Sign a permit and swap')).toHaveCount(0)
  await app.button('Approve 10 A').click()
  await app.says('Approval of 10 A: your wallet has it, and sends it once its signers')
  await app.says(`Your wallet's number ${wallet.last.hash}`)
  await expect(app.button('Approve 10 A')).toBeEnabled()
  await injectAxe(app.page)
  expect(await faults(app.page)).toEqual([])
})

test.describe('an endpoint', () => {
  // What the browser itself says of requests without answer.
  test.use({ allowedMessage: /Failed to load resource/ })

  test('is asked again until it answers, for its chain and all pools', async ({ app }) => {
    const { page } = app
    await app.forge(({ method }) => (method === 'eth_chainId' ? { result: '0x5' } : undefined))
    await app.open()
    await app.says(/serves chain 5, not 31337\. The app reads nothing from it\./)
    await app.forge(({ method }) => (method === 'eth_call' ? { result: '0x' } : undefined))
    await app.alerts('The contract function "decimals" returned no data ("0x").')
    await app.endpoint()
    await app.says('No wallet found.')
    await app.amount.fill('10')
    await app.says('from v3, 0.3%')
    await expect(page.getByText('returned no data')).toHaveCount(0)
    await app.says('Connect a wallet on this chain to swap.')

    await app.endpoint(route => route.abort())
    await app.alerts(/The endpoint http\S+ does not answer. The app asks again./)
    await app.says('Wait until the endpoint answers.')
    await app.endpoint()
    await app.says('Connect a wallet on this chain to swap.')
    await page.context().setOffline(true)
    await app.alerts('You are offline. The app goes on once you are back.')
    await page.context().setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)

    // The quote of one pool, which might be the best.
    const quoter = app.site.swapx.quoterV2
    const error = { code: -32000, message: 'header not found' }
    await app.forge(({ params: [call] = [] }) =>
      call?.to?.toLowerCase() === quoter.toLowerCase() ? { error } : undefined,
    )
    await app.amount.fill('11')
    await app.says(/The endpoint http\S+ refuses: header not found/)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await app.endpoint()
    await app.says('from v3, 0.3%')
  })
})

test.describe('the component of the guides', () => {
  test('swaps in v3, and follows what becomes of it', async ({ app }) => {
    const { page } = app
    const wallet = await app.openComponent('v3')
    await app.says('Quoted 19.74316 B, price impact 1.28%, at least 19.644445 B.')
    await injectAxe(page)
    expect(await faults(page)).toEqual([])
    wallet.chainId = '0x1'
    await app.button('Connect Fox').click()
    await app.button('Switch to Anvil').click()
    const amount = page.getByRole('textbox')
    await amount.fill('20')
    await app.says('Above 2%: sell less.')
    await amount.fill('0.0000000000000000005')
    await app.says('Enter an amount with at most 18 decimals.')
    const quoter = app.site.swapx.quoterV2.toLowerCase()
    // Without a quote, there is no price impact.
    const error = { code: -32000, message: 'header not found' }
    await app.forge(({ params: [call] = [] }) =>
      call?.to?.toLowerCase() === quoter ? { error } : undefined,
    )
    await amount.fill('6')
    await expect(page.getByText('Asking for the price…', { exact: true })).toBeVisible()
    // A quote for a part, which looks good: the price has reached its least.
    const words = [9_900_000n, 4_295_128_740n, 0n, 0n]
    const result = `0x${words.map(word => word.toString(16).padStart(64, '0')).join('')}`
    await app.forge(({ params: [call] = [] }) =>
      call?.to?.toLowerCase() === quoter ? { result } : undefined,
    )
    await amount.fill('5')
    await app.says('The pool cannot take it all: sell less.')
    await app.endpoint()
    await app.button('Approve').click()
    await expect(app.button('Swap')).toBeEnabled()
    // An allowance of another amount is set to 0, then to the amount; for none, it is taken back.
    for (const other of ['', '4', '10']) {
      await amount.fill(other)
      await expect(app.button('Reset allowance')).toBeEnabled()
    }
    await app.button('Reset allowance').click()
    await app.button('Approve').click()
    await expect(app.button('Swap')).toBeEnabled()
    await app.swapAndWait(wallet)
    await wallet.speedUp()
    await app.mineUntil(/In block \d+,/)
    await expect(page.getByText(/another transaction/)).toHaveCount(0)
    expect(wallet.last.data).toContain((19_644_445).toString(16))
    await app.reorganiseAndSettle(wallet)

    await amount.fill('9')
    await app.button('Approve').click()
    await expect(app.button('Swap')).toBeEnabled()
    // A new price does not take the button away, since a press would be lost.
    const disabled = await app.button('Swap').evaluateHandle(noteDisabled)
    const quoted = page.getByText('Quoted')
    const before = await quoted.textContent()
    await app.node.moveV3Price(undefined, '0.1')
    await expect(quoted).not.toHaveText(before ?? '')
    expect(await disabled.jsonValue()).toEqual([])
    await app.swapAndWait(wallet)
    // Others pay more, and come first.
    await app.node.moveV3Price(5n * 10n ** 9n)
    await app.mineUntil(/It reverted: the price moved, the deadline passed, or it lacked gas\./)

    await app.swapAndWait(wallet)
    await wallet.cancel()
    await app.mineUntil(/Your wallet sent another transaction in its place\./)
    await expect(page.getByText(/In block/)).toHaveCount(0)
  })

  test('swaps in v2', async ({ app }) => {
    const wallet = await app.openComponent('v2')
    await app.says('Quoted 19.74316 B, price impact 1.28%, at least 19.644445 B.')
    await app.button('Connect Fox').click()
    await app.button('Approve').click()
    await app.swapAndWait(wallet)
    await app.mineUntil(/In block \d+,/)
    await app.reorganiseAndSettle(wallet)
    expect(wallet.last.data).toContain((19_644_445).toString(16))
  })
})
