import { ExternalLink, Phone } from "lucide";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../i18n/language.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { CONTACTS, COUNTRIES, type Contact, type Country } from "./contacts.ts";
import { countryOf } from "./country.ts";
import styles from "./emergency.module.css";

/** Police and cyber bureau: of the browser's country first, of the others on request. */
export function PoliceContacts() {
  const { t } = useTranslation();
  const own = countryOf(navigator.languages);
  return (
    <>
      <ContactsIn country={own} />
      <Disclosure className={styles.more} summary={t(($) => $.wizard.emergency.otherCountries)}>
        {COUNTRIES.filter((country) => country !== own).map((country) => (
          <ContactsIn key={country} country={country} />
        ))}
      </Disclosure>
    </>
  );
}

function ContactsIn({ country }: { country: Country }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name =
    country === "ELSEWHERE"
      ? t(($) => $.wizard.emergency.elsewhere)
      : new Intl.DisplayNames(language, { type: "region" }).of(country);
  return (
    <section className={styles.country}>
      <h3>{name}</h3>
      <ul className={styles.contacts}>
        {CONTACTS[country].map((contact) => (
          <li key={contact.name}>
            <ContactLink {...contact} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContactLink({ name, lang, phone, url }: Contact) {
  const { t } = useTranslation();
  if (phone !== undefined) {
    return (
      <a className={styles.contact} href={`tel:${encodeURIComponent(phone)}`}>
        <Icon of={Phone} size={18} />
        <strong>{phone}</strong>
        <span lang={lang}>{name}</span>
      </a>
    );
  }
  return (
    <a className={styles.contact} href={url} target="_blank" rel="noopener noreferrer">
      <Icon of={ExternalLink} size={18} />
      <span lang={lang}>{name}</span>
      <VisuallyHidden>{t(($) => $.wizard.emergency.newWindow)}</VisuallyHidden>
    </a>
  );
}
