interface FooterText {
  slug: string;
  title: string;
  content: string;
  metaTitle: string;
  metaDescription: string;
}

const page = (slug: string, title: string, metaDescription: string, content: string): FooterText => ({
  slug,
  title,
  metaTitle: `${title} | Souk`,
  metaDescription,
  content: content.trim(),
});

/** The static pages that an empty market starts with; the admin may change them. */
export const footerTexts: FooterText[] = [
  page(
    'about-us',
    'About Souk',
    'One market for everything that people look for near them.',
    `
<p>A souk is a market where everything has its lane: cloth, copper, bread, repairs, news. You walk in for one thing and leave with three, because it is all within a few steps.</p>
<h2>What we are building</h2>
<p>One place with one account, one search and one inbox for the things people look for near them: second-hand finds, homes, jobs and cars, local shops, trusted services, a table for tonight, and an honest answer to what is in a packet of food.</p>
<h2>What we hold ourselves to</h2>
<ul>
<li>People look at every ad before it goes online.</li>
<li>Paid ads are marked as such, and they never hide better matches.</li>
<li>Your number and your address are shown only when you choose to show them.</li>
<li>You can take your data with you, or delete it, without asking anyone.</li>
</ul>`,
  ),
  page(
    'how-it-works',
    'How it works',
    'From a photo to a sale, and from a search to a find.',
    `
<h2>Selling</h2>
<ol>
<li>Take a few photos in daylight.</li>
<li>Choose a category, write what a buyer would ask, set a price and your suburb.</li>
<li>We check the ad and put it online, usually the same day.</li>
<li>Answer questions and offers in the chat, meet, and mark it sold.</li>
</ol>
<h2>Finding</h2>
<ol>
<li>Search by word, suburb or on the map, and narrow it with the filters of the category.</li>
<li>Save what you like. Save the search, and we tell you when something new comes up.</li>
<li>Ask, make an offer, agree on a time and place.</li>
</ol>
<h2>For businesses</h2>
<p>Register with the kind of business you run. Your page shows who you are, where and when you are open, and everything you offer. The steps of your set-up can be done one at a time.</p>`,
  ),
  page(
    'safety-tips',
    'Safety tips',
    'How to buy and sell without trouble.',
    `
<h2>Meeting</h2>
<ul>
<li>Meet in daylight, in a public place: a shopping centre, or the car park of a police station.</li>
<li>Tell somebody where you are going, or take them along.</li>
<li>See and try the thing before you pay.</li>
</ul>
<h2>Paying</h2>
<ul>
<li>Do not send money, gift cards or codes to somebody you have not met.</li>
<li>A buyer who wants to pay more than the price, or sends a courier, is a warning sign.</li>
<li>For cars, check the register of encumbered vehicles before you pay.</li>
</ul>
<h2>Chatting</h2>
<ul>
<li>Keep the talk in Souk until you meet, so that there is a record.</li>
<li>Nobody from Souk will ever ask for your password or a one-time code.</li>
<li>Block and report anyone who presses you.</li>
</ul>`,
  ),
  page(
    'contact-us',
    'Contact us',
    'Write to the people who run Souk.',
    `
<p>Tell us what happened and what you expected, with the address of the page if it is about one. A person reads every message.</p>
<p>If you are in danger, call the police on 000 first.</p>`,
  ),
  page(
    'terms-of-use',
    'Terms of Use',
    'The agreement between you and Souk.',
    `
<p>These terms are a model for the people who run this market; have them reviewed for your business before you open it.</p>
<h2>1. The market</h2>
<p>Souk lets people and businesses publish ads and offers, and find and contact one another. Unless it says otherwise, a contract is between buyer and seller; Souk is not a party to it.</p>
<h2>2. Your account</h2>
<p>You give true details, keep your password to yourself, and are responsible for what is done with your account. You must be 18 or older, or have the consent of a parent or guardian.</p>
<h2>3. What you publish</h2>
<p>You keep your rights in your texts and pictures and let us show them in the market. You publish only what you may sell and what the <a href="/footer-pages/posting-policy">posting policy</a> allows.</p>
<h2>4. What we may do</h2>
<p>We check ads, remove what breaks these terms, and may block accounts that do so again. We tell you why.</p>
<h2>5. Consumer law</h2>
<p>Nothing here limits rights that you have under the Australian Consumer Law.</p>
<h2>6. Ending</h2>
<p>You can delete your account at any time. Records that the law requires are kept without your name.</p>`,
  ),
  page(
    'privacy-policy',
    'Privacy Policy',
    'What we keep about you, why, and for how long.',
    `
<p>This policy is a model for the people who run this market; have it reviewed for your business before you open it.</p>
<h2>What we keep</h2>
<table><thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>Name, e-mail, mobile number</td><td>Your account</td><td>Until you delete it</td></tr>
<tr><td>Ads, messages, offers, saved searches</td><td>What you use Souk for</td><td>Until you delete them or the account</td></tr>
<tr><td>Sessions with device and network address</td><td>So that you can see and end them</td><td>Until they end</td></tr>
<tr><td>Ads that you opened lately</td><td>So that you find them again</td><td>Until you delete your account; without an account, a year</td></tr>
<tr><td>Counts of views and searches</td><td>Lists of what is popular</td><td>Without your name</td></tr>
</tbody></table>
<h2>What others see</h2>
<p>Your first name and picture, your ads and the suburb you give. Your mobile number only on ads where you show it, and only to people who are signed in.</p>
<h2>Pictures</h2>
<p>We remove the place and the device from the files you upload.</p>
<h2>Your rights</h2>
<p>Your profile has a button to download everything we keep about you, and one to delete it. We load nothing from other companies while you browse, and set only the cookies that the site needs: your session, language and theme and, once you have opened an ad, a random number by which this device finds again what you looked at.</p>`,
  ),
  page(
    'posting-policy',
    'Posting Policy',
    'What may be posted, and how.',
    `
<h2>An ad is accepted when</h2>
<ul>
<li>it offers one thing, in the category where people would look for it;</li>
<li>title, price and condition are true, and the pictures show the thing itself;</li>
<li>it is written once, not repeated in other suburbs or categories.</li>
</ul>
<h2>Not allowed</h2>
<ul>
<li>Weapons, drugs, medicines, tobacco and alcohol.</li>
<li>Stolen, counterfeit or recalled goods.</li>
<li>Animals without the numbers that your state requires, and protected animals or plants.</li>
<li>Anything that insults or excludes people, and pictures of people without their consent.</li>
<li>Schemes that promise money, and requests for payment in advance.</li>
</ul>
<h2>When an ad is refused</h2>
<p>You are told the reason. Change the ad and send it again; nothing else is lost.</p>`,
  ),
  page(
    'partnerships',
    'Partnerships',
    'Work with Souk.',
    `
<p>We like to work with people who know a place or a trade better than we do: councils, chambers of commerce, community groups, certifiers, courier companies and makers of software for shops.</p>
<h2>Ways to work together</h2>
<ul>
<li>Bring your members or shops on board with help from us.</li>
<li>Connect your system through our open API; its description is public.</li>
<li>Share data that helps people decide, such as halal certificates or recalls.</li>
</ul>
<p>Write to us through the <a href="/footer-pages/contact-us">contact page</a> with the subject Partnership.</p>`,
  ),
  page(
    'careers',
    'Careers',
    'Work on Souk.',
    `
<p>We are a small team that builds slowly and well. When we look for somebody, the place is listed here and under Jobs in the market.</p>
<p>There is no open place at the moment. If you believe that we need you, tell us why through the <a href="/footer-pages/contact-us">contact page</a>, and show something you have made.</p>`,
  ),
  page(
    'services',
    'Services',
    'What Souk offers to people and to businesses.',
    `
<h2>For everyone</h2>
<ul>
<li><a href="/classifieds">Classified ads</a>: post, find, ask, bargain and meet.</li>
<li>Saved searches that tell you within seconds when something new comes up.</li>
<li>Chat with pictures, offers and a record of what was agreed.</li>
</ul>
<h2>For businesses</h2>
<ul>
<li>A public page with your story, opening hours, gallery and everything you offer.</li>
<li>Ad management with states, views and offers at a glance.</li>
<li>Documents kept safe and seen only by you and the people who check them.</li>
</ul>
<p><a href="/signup">Register with us</a></p>`,
  ),
];
