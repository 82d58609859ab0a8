/**
 * Subjects that readers ask a documentation about and that belong elsewhere: to sales, to support, to
 * another product. A page that has most words of such a question still does not answer it, unless it
 * says the subject itself.
 */
import type {ConceptStems} from '../index/shape.ts';
import {stemsOf} from '../text/terms.ts';

/** Separated by commas; a word may stand between the words of a phrase. */
const subjects = {
  buying: `pricing, price list, price plan, does it cost, much cost, cost per month, cost per year, cheaper, cheapest,
    discount, coupon, promo code, voucher, free trial, free tier, free plan, enterprise plan, pro plan, refund, money back,
    subscription plan, upgrade our plan, downgrade plan, credit card, paypal, vat, invoice from you, our last payment, last invoice, payment method, bank transfer, annual billing, monthly fee, overage, pay as you go, budget for,
    billing address, billing department, purchase order, nonprofit, startup program, reseller, sales team,
    book a demo, sales rep, quote for, contract renewal, cancel our subscription, cancel our account`,
  company: `status page, community forum, newsletter of your, swag, conference, webinar, certification exam, training course,
    work for you, join your team, your employee, who found, career, open position, job opening, job offer, hiring, internship, salary, founder, your ceo, investor,
    stock price, headquarter, your office, press kit, press release, roadmap, competitor,
    compare yourself, versus braze`,
  contracts: `security questionnaire, vendor assessment, audit report, gdpr representative, data protection officer, escrow, soc 2, soc2, iso 27001, iso certificat, hipaa, pci dss, fedramp, penetration test, pentest, bug bounty reward,
    uptime, sla, service level agreement, data processing agreement, dpa, nda, msa, subprocessor,     terms of service`,
  operations: `kubernetes, helm, on premise, on prem, self host, hosted by ourself, air gapped, open source,
    source code of your, terraform, pulumi, ansible, docker image, docker compose, load test, k6, dns hosting,
    domain registration`,
  channels: `microsoft teams, ms teams, telegram, viber, wechat, over line, signal messenger, facebook messenger, instagram,
    mattermost, rocket chat, google chat, rcs, apple business chat, imessage, voice call, phone call, robocall, video call,
    synthetic voice, text to speech, ivr, voicemail, fax, postal mail, letter by post, alexa, smart tv, apple watch,
    wear os, short code, twitter, tweet, linkedin, tiktok, youtube, reddit, snapchat, pinterest`,
  products: `zapier, ifttt, n8n, make.com, pager duty, pagerduty, opsgenie, salesforce, hubspot, marketo, mailchimp, klaviyo,
    braze, iterable, onesignal, one signal, customer.io, intercom, novu, mixpanel, amplitude, segment.com,
    google analytics, bigquery, snowflake, redshift, power bi, tableau, looker, quickbooks,     servicenow, zoom link, google sheet, excel, powerpoint, photoshop, figma,
    canva, shopify app, magento, drupal, joomla, webflow, wix, squarespace, airtable, retool, appsmith, flutterflow,
    power automate, windows 11, windows 10, macos setting, gmail account, facebook notification, twitch, netflix, spotify`,
  features: `ocr, qr code, barcode, voice assistant, face recognition, sentiment, translate automatically, autoresponder, cold email,
    lead generation, popup builder, exit intent, seo, blog post, invoice generator, sign a contract, e-signature, a/b test, landing page, heatmap, newsletter signup, signup form, live chat, chatbot, chatgpt, generate text,
    openai, machine learning, best time to send, transcribe, social login, social sign-in, password reset of my, loyalty point,
    referral program, geofence, location of driver, calendar booking, email validation, warm up, dedicated ip, seed list,
    spam trap, buy a list, lead scoring, segmentation, store file, video streaming, payment link`,
  languages: `.net, c#, asp.net, java spring, spring boot, java sdk, go client, golang, elixir, erlang, phoenix framework, scala,
    perl, haskell, clojure, cobol, apex trigger, wpf, unity game, unreal engine, xamarin, maui, cordova, ionic, delphi`,
  programming: `sql query, join two table, center a div, closure, merge sort, binary search, git rebase, git merge, regex for,
    nginx config, linux command, raspberry pi, arduino, vlookup, pivot table`,
  life: `chess, guitar, yoga, sudoku, crossword, dinosaur, planet, galaxy, king of, war and peace, square root, calculate the area,
    exchange rate, currency converter, visa for, passport, rent a, buy a, cheap, near me, nearby, in my city, my dog, my cat, recipe for, lasagne, soccer, world cup, olympic,
    nba, lyric, horoscope, bitcoin, capital of, president of, population of, how tall,
    how old is, translate good, homework, joke, meaning of life, lose weight,     shipping label, tax return, file my tax,     logo for, baby name, tesla`,
};

/** The subjects in the form of a lexicon. */
export function elsewhereConcepts(): ConceptStems[] {
  return Object.values(subjects)
    .flatMap(list => list.split(','))
    .map((subject): ConceptStems => [[], [], [stemsOf(subject).join(' ')]]);
}
