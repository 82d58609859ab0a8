/**
 * Everyday words that mean nearly the same, a group in a line. They are no names of this product, so only questions are
 * widened by them; a search for keywords takes them as they are typed. Words that no page uses lead to those that pages
 * use.
 */
const groups = `
  delete, remove, erase, wipe, get rid of, clear, empty, purge, drop, forget
  picture, image, photo, avatar, icon, thumbnail
  icon, symbol, svg, glyph
  refuse, reject, decline, deny, denied, not accepted, not allowed, blocked, forbidden
  print, output, show, display, render
  headline, title, heading, subject line
  popup, pop-up, desktop notification, browser notification, web push
  upgrade, update, bump, newer version, migrate
  fire, run, call, execute, invoke
  boss, manager, supervisor, superior, approver
  approve, approval, sign off, say yes, accept, confirm
  grey, gray, disabled, not selectable, inactive
  create, add, make, set up, new
  change, edit, modify, alter, adjust, replace
  turn off, switch off, disable, deactivate, mute, silence
  turn on, switch on, enable, activate
  hide, invisible, not visible, not shown
  missing, absent, lacks, gone, lost, disappears, vanishes
  wait, pause, hold, sleep, delay
  stop, cancel, abort, call off, withdraw, take back, pull back, halt, revoke
  undo, revert, roll back, go back, restore, previous state
  begin, start, kick off, launch
  phone, handset, smartphone, cell, iphone, mobile
  smartphone, device, tablet, pixel, galaxy
  computer, desktop, laptop, pc, mac
  staff, team, colleague, coworker, employee, crew
  customer, client, buyer, shopper, guest, visitor, patient, passenger, subscriber, end user
  person, people, someone, member, user, recipient
  person leaves, former employee, ex employee, sign-out, log out, logs off, sign off
  sign in, log in, login, session
  register, sign-up, registration, enroll, onboard
  company, firm, organization, tenant, client organization
  teach, tutorial, step by step, walkthrough, lesson, learn
  demo, playground, sandbox, try, codepen, without account, try it online
  size, megabytes, mb, big, large, limit
  limit, maximum, at most, how many, quota, cap
  allowed, permitted, permission, may
  permissions, scope, rights, access
  money, invoice, bill, payment, dunning, overdue
  shop, store, purchase, order, checkout, basket, cart
  items, list, entries, rows, each
  repeat, loop, for each, every item, iterate
  if, condition, only when, depending on, provided that
  otherwise, else, default, fallback
  night, dark, dark mode
  night, asleep, woken up, quiet
  color, colour, theme, palette, tint, paint, shade
  look, style, design, appearance, css, restyle, looks
  brand, logo, corporate design, white label
  text, wording, copy, sentence, message
  write, compose, draft, author
  language, locale, translation, german, french, spanish, english, multilingual, languages
  date, time, timestamp, day, hour, clock
  schedule, tomorrow, next week, at nine, later, future
  at once, immediately, right away, instantly
  remind, reminder, nudge, follow-up, chase
  collect, combine, bundle, merge, roundup, digest, lump, summarize, one message instead of many
  flood, too many, annoyed, spammed, bombarded, overload
  path, way, route, branch, fork
  copy, cc, bcc, carbon copy, hidden copy
  answer, reply, respond, response
  sender, from, comes from, return address
  file, document, pdf, attachment, attach
  damaged, corrupt, broken, can't be opened
  twice, duplicate, double, two times, repeated, same thing again
  never, not, nothing, does not arrive, silent
  slow, late, takes long, minutes later
  crash, error, fails, exception, throws, blows up
  error, warning, failure, problem, trouble
  help, support, contact, assistance
  report, tell you, inform, notify
  announce, broadcast, everybody, everyone, all users
  key, secret, password, credential, token
  leaked, stolen, exposed, published by accident, github
  safe, secure, protect, lock down, security
  read someone else's, other people's inbox, impersonate, pretend, guess
  encrypted, signed, signature, verify, proof, genuine
  gdpr, privacy, personal data, data protection, compliance
  europe, european union, eu, germany, region
  country, abroad, foreign, international
  india, indian, dlt
  america, us, united states
  server, backend, own system, our side
  browser, chrome, firefox, safari, edge
  browser page, website, site, web page
  app, application, program
  package, library, module, dependency, npm
  install, add package, set up
  version, release, revision
  go live, publish, deploy, ship, roll out, release
  production, live, prod
  development, staging, test environment, test system
  test, try out, check, rehearse, dry run
  draft, unpublished, half done, unfinished, not finished
  terminal, shell, command line, cli, console
  pipeline, ci, continuous integration, github action, gitlab
  script, program, automation, automate
  screen, page, view, full screen
  full screen, full page, dedicated page, own page
  panel, dropdown, drawer, popover, flyout, bell
  number on the bell, badge, counter, count, red circle, red dot, little number
  seen, looked at, viewed, noticed
  read, opened, clicked
  bold, unread, new
  click, press, tap, push the button, hit
  button, action, link
  rating, stars, feedback, survey, score
  field, input, text area, box to type
  sound, chime, ding, ring, noise, beep
  tab title, page title, document title
  scroll, pages, load more, next page, pagination, infinite
  sort, group, category, subject, topic, kind
  settings, options, props, configuration, properties
  choices, preferences, opt-out, unsubscribe, notification settings
  checkbox, switch, toggle, tick
  property, attribute, field of a user, value
  telephone number, phonenumber, mobile number, phone number
  address, mail address, email
  name, identifier, id, key of a person
  rename, move, change the id
  import, migrate, existing users, spreadsheet, bulk
  same, shared, reuse, common, duplicate work
  frame, wrapper, header and footer, layout
  signature of the company, imprint, legal notice, footer
  variable, placeholder, curly braces, merge tag
  first name, greeting, hello, dear
  empty, blank, undefined, null, gap, hole
  escape, ampersand, special character, html entity
  cut off, truncated, too long, length
  short, brief, fits, characters
  emoji, unicode, umlaut, accent
  cost, charged, segments, parts
  carrier, operator, provider, vendor, gateway
  backup provider, second provider, failover, two providers, several providers
  request, api call, rest, http call, endpoint
  status code, 401, 404, 400, 500
  unauthorized, 401, authentication, not logged in
  not found, 404, unknown
  too large, 413
  limit exceeded, rate limited, throttled, too many requests
  retry, again, try again, repeat
  timeout, hangs, no answer, not responding
  firewall, proxy, corporate network, only our domain
  cors, access-control, cross-origin
  content security policy, csp, connect-src, script-src
  webhook, http callback, call our server, receiving system
  endpoint, url, address of our server
  fetch, ask our server, look up, get current, fresh data
  old value, stale, out of date, outdated, yesterday
  stock, availability, inventory
  parcel, shipping, delivery, courier
  appointment, booking, reservation, meeting
  ticket, help desk, case
  incident, outage, on-call, alarm, alert
  comment, mention, like, reaction
  chat room, team channel, slack channel, room
  bot, app user, integration user
  pings, mentions, everyone, here
  certificate, apns, apple
  firebase, fcm, google push
  lock screen, push notification, mobile push, phone notification
  uninstall, reinstall, unregistered
  service worker, worker file, root of the domain, sw.js
  offline, closed, not running, background
  reload, refresh, f5
  live, real time, without reload, socket
  no code, low code, without programming, without a developer
  marketing, product manager, non developer, editor
  no framework, plain javascript, vanilla, script tag
  own design, headless, own markup, own interface, custom ui
  accessibility, blind, screen reader, keyboard
  bundle, bundle size, kilobytes, weight
  typescript, types, type error
  server rendering, ssr, hydration, window is not defined
  callback, handler, listener, event
  parent, component, wrapper
  state, store, context
  reactive, watch, does not update, nothing changes
  constant, threshold, value used in several places
  compute, calculate, expression
  compare, greater than, less than, equals
  difference, versus, instead of, better
  meaning, definition, term, called
  overview, introduction, basics, first steps, beginner
  example, sample, snippet, recipe
  checklist, before production, go live, launch
  who changed, history, log, audit, trace
  log, logs, records, what happened
  approved wording, approved template, message template
  conversation window, 24 hours, write first, free text
  opened the message, read receipt, blue ticks, delivery state
  opt in, consent, agreed
  box, node, block of the diagram, brick, step, function step
flow, process, diagram, sequence, journey, workflow, chain of steps
draw, drag, click together, builder, visual editor, web interface
widget, embed, snippet of code, ui kit, component
user interface, interface, front end, gui
human, agent, support team, someone real
escalate, escalation, wake somebody, on-call, critical, urgent
important, critical, mandatory, must arrive, cannot be turned off
vip, premium, gold, paid plan, paying, free plan, tier
plan, trial, subscription, upgrade
partner, supplier, third party, external system
partner company, tenant, organization, multi-tenant, agency
salesforce, crm, database, own system
look after, maintain, keep up to date, sync
one place, single place, shared, central, once for all
split, divide, share out, load balance, spread, route
prefer, choose, pick, select, decide
first one, earliest, priority, order of
wins, precedence, overrides, stronger
conflict, clash, collide, two copies, mismatch
compatible, works with, supported, requirement, version
old, legacy, deprecated, former, previous
going away, deprecated, no longer, sunset, discontinued
move on, migrate, switch over, transition, port
forgotten, right to be forgotten, erasure, delete a user
age, expire, lifetime, valid for how long, how long
renew, refresh, rotate, swap
broken into, hacked, attacker, vulnerability, hole
audit, compliance, checklist, review
contract, legal, lawyer, consent, terms
transactional, receipt, confirmation, order confirmation
newsletter, campaign, product news, marketing mail
spam, junk, spam folder, sender reputation, deliverability, verified domain
bounced, bounce, undeliverable, suppressed, invalid address
arrive, delivered, reach, come through, get through
does not come, not delivered, skipped, silent channel
skipped, left out, ignored, passed over, discarded
accepted, queued, 202, request id
price, amount, money, currency
quantity, number of, total, count
table, rows, grid, matrix
paragraph, sentence, part of the text, block of text
link, url, hyperlink, address, click through
short text, sms, text message, texting
mail, e-mail, inbox of gmail, mailbox
letter, message body, mail body, content
chat, slack, discord, messenger
meta, facebook, whatsapp business, cloud api
business account, portfolio, approved sender
number not registered, not on whatsapp, wrong number
trial account, test account, sandbox of a provider
dns, txt record, dkim, spf, verified domain
mail server, smtp, exchange, office 365, outlook server
port, tls, ssl, starttls, encryption
region of the provider, endpoint region, wrong region
wrong key, invalid key, keys mixed up, other environment
wrong host, other region, different hosts
localhost, https, insecure page, plain http
private window, incognito, private mode
asks for permission, prompt, allow notifications, permission request
blocked the site, denied, permission denied
subscribe, opt in, receive popups
unsubscribe the browser, sign-out, shared computer, next user
shared computer, shared tablet, kiosk, public computer
phone and tablet, several devices, device token
token changes, token refresh, new token
background, app is closed, killed app
deep link, open the right screen, click url
badge on the app icon, unread number
list, feed, entries, timeline, notification list
row, entry, item, notification
empty state, nothing to show, no notifications
loading, spinner, skeleton
position, placement, popover placement, corner
width, height, narrow, sidebar, column
font, typeface, letters
contrast, white on white, invisible bell
behind, on top of, z-index, overlay, modal
footer, branding, powered by
tabs, category tabs, hide tabs
menu, three dots, gear, dropdown menu
custom menu entry, own menu entry, headerdropdownitems
route, router, navigate, page change, single page app
layout.tsx, app directory, app router, server component
pages directory, pages router, _app
environment variable, env file, process.env, import.meta
docker, container, build time, run time
edge, middleware, serverless, lambda, vercel
cache, cached, cdn, stale response
memory leak, unmount, remove the bell, destroy
two bells, mounted twice, several instances, one connection
connection lost, reconnect, socket closed, offline
hook, usefeed, custom hook
composable, useinbox, setup script
service class, injectable, dependency injection
signal, computed, observable
unit test, mock, jest, vitest
job, cron, nightly, queue, worker, background job
thread, blocking, async, await, promise
transaction, commit, rollback, database
duplicate send, retry safely, idempotent, sent twice
loop over users, one request, list of recipients, recipients
role, group of people, audience, segment, who gets it
anonymous, guest, no account, inline user
unknown person, unknown recipient, not created
two identifiers, upper case, capital letters, spelling of the id
custom attribute, own field, profile attribute, extra data
merge, patch, overwrite, put
array, list value, add to a list, append
spreadsheet, csv, excel import, bulk
reports, report, monthly report, statistic
terminal history, environment secret, secret store
git, repository, version control, commit
who published, publish message, commit message
move to production, migrate changes, promote
hotfix, urgent fix, correction, typo
waiting run, running sequence, in the middle, in flight
window, time window, batching window, within ten minutes
summary, digest, and 4 others, overview of the day
holiday, weekend, working hours, business hours, quiet hours
time zone, local time, utc, sendat
reply, inbound, answer of the customer
approval, approve, decline, leave request, expense
finish, done, thank you state, next state
same field, two forms, text of another entry
survey, poll, vote, rating
photo upload, image block, picture in an entry
glossary, dictionary, vocabulary, other vendors
pricing of the provider, charged by the provider, cost of a text
plain language, easy, newbie, from scratch
playground, editor in the browser, try it live, preset
console, dashboard, portal, admin panel, web app
save, store, keep, persist
load, fetch, read, get
parse, json, valid json, syntax error
send in the name of, sender name, display name, alias
copy to me, bcc, archive, hidden recipient
thread, conversation, in-reply-to, references
category of mail, stream, message stream, tag
`;

/** Words and phrases that mean nearly the same, in groups. */
export const everydayWords: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map(line => line.split(',').map(word => word.trim()));
