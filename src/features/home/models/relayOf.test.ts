import fc from 'fast-check'
import { relayOf } from './relayOf'

const HOSTS = ['example.com', 'exam.edu.cn']
const of = (url: string) => relayOf({ url }, HOSTS)

describe('the relay page (/blank)', () => {
  it('goes to the login for action=login, whatever url says', () => {
    expect(relayOf({ action: 'login', url: 'https://evil.test' }, HOSTS)).toEqual({ kind: 'login' })
  })

  it.each([{}, { url: '' }, { action: 'other' }])('does nothing for %j', (query) => {
    expect(relayOf(query, HOSTS)).toEqual({ kind: 'nothing' })
  })

  it.each(['/', '/login', '/courses/courses-detail?goodsId=1'])('stays inside for %s', (url) => {
    expect(of(url)).toEqual({ kind: 'inside', address: url })
  })

  it.each([
    'https://example.com',
    'http://example.com/a?b=c#d',
    'https://www.example.com/',
    'https://a.b.exam.edu.cn:8443/x',
    'HTTPS://EXAMPLE.COM/',
    'https://example.com?x=@evil.test',
    'https://example.com#@evil.test',
  ])('lets %s out: the host is on the list', (url) => expect(of(url)).toEqual({ kind: 'outside', url }))

  it.each([
    ['another host', 'https://evil.test'],
    ['a scheme-relative address', '//evil.test'],
    ['a backslash for a slash', '/\\evil.test'],
    ['two backslashes', '\\\\evil.test'],
    ['a user before the host', 'https://example.com@evil.test'],
    ['user and password before the host', 'https://example.com:443@evil.test'],
    ['a user before a host of the list', 'https://user@example.com'],
    ['a lookalike in front', 'https://evilexample.com'],
    ['a lookalike behind', 'https://example.com.evil.test'],
    ['a host of the list as path', 'https://evil.test/example.com'],
    ['a host of the list as query', 'https://evil.test?example.com'],
    ['a backslash that ends the host', 'https://evil.test\\.example.com'],
    ['a backslash and a user', 'https://evil.test\\@example.com'],
    ['a tab inside', 'https://evil.test\t.example.com'],
    ['a line break in front', '\nhttps://example.com'],
    ['a space in front', ' https://example.com'],
    ['an escaped slash in the host', 'https://evil.test%2f.example.com'],
    ['a full-width slash', 'https://evil.test／.example.com'],
    ['a full-width dot', 'https://evil。example.com'],
    ['a single slash', 'https:/evil.test'],
    ['no slash', 'https:example.com'],
    ['a script', 'javascript:alert(1)'],
    ['a script that names a host', 'javascript://example.com/%0aalert(1)'],
    ['data', 'data:text/html,<script>'],
    ['a file', 'file:///etc/passwd'],
    ['an app', 'weixin://example.com'],
    ['nothing but a scheme', 'https://'],
    ['an empty label', 'https://.example.com.evil.test'],
    ['brackets', 'https://[::1]/'],
  ])('refuses %s: %j', (_, url) => expect(of(url)).toEqual({ kind: 'refused' }))

  it('refuses everything outside without a list', () => {
    expect(relayOf({ url: 'https://example.com' }, [])).toEqual({ kind: 'refused' })
  })

  it('lets nothing out that a browser would take for another host', () => {
    const trick = fc.array(
      fc.oneof(
        fc.constantFrom('https:', 'http:', '/', '//', '\\', '@', ':', '.', '?', '#', '%2f', '\t', '\n', ' '),
        fc.constantFrom('example.com', 'evil.test', 'user', '443'),
      ),
      { minLength: 2, maxLength: 9 },
    )
    fc.assert(
      fc.property(trick, (parts) => {
        const url = parts.join('')
        if (of(url).kind !== 'outside') return
        const { hostname, username } = new URL(url)
        expect([hostname, username]).toEqual([expect.stringMatching(/(^|\.)example\.com\.?$/), ''])
      }),
      { numRuns: 20_000 },
    )
  })
})
