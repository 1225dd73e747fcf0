import { parseDate, parseDateTime } from "@internationalized/date";
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide";
import { Button } from "react-aria-components/Button";
import { Calendar, CalendarCell, CalendarGrid } from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker as AriaDatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Label } from "react-aria-components/Label";
import { Popover } from "react-aria-components/Popover";
import { cx } from "../cx.ts";
import { Icon } from "../icon.tsx";
import type { DateFieldProps } from "./date-field.tsx";
import styles from "./date-picker.module.css";
import fieldStyles from "./field.module.css";
import { FieldFoot } from "./field.tsx";

const DAY = "2026-03-01".length;
const MINUTE = "2026-03-01T09:00".length;

/** Undefined for a text that is no date, as one that a person left half typed. */
function parsed(text: string | undefined, time: boolean) {
  if (!text) return undefined;
  try {
    return time ? parseDateTime(text) : parseDate(text.slice(0, DAY));
  } catch {
    return undefined;
  }
}

/** The heavy half of DateField. */
export function DatePicker(props: DateFieldProps) {
  const { id, label, hint, error, tag, required, value, onChange, onBlur, time = false, max } = props;
  const last = parsed(max, time);
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <AriaDatePicker
        className={fieldStyles.field ?? ""}
        value={parsed(value, time) ?? null}
        onChange={(chosen) => onChange(chosen?.toString().slice(0, time ? MINUTE : DAY) ?? "")}
        granularity={time ? "minute" : "day"}
        hourCycle={24}
        shouldForceLeadingZeros
        isInvalid={error !== undefined}
        {...(last && { maxValue: last })}
        {...(onBlur && { onBlur })}
      >
        <Label className={fieldStyles.label ?? ""}>
          {label}
          {tag && <span className={cx(fieldStyles.tag, required && fieldStyles.required)}>{tag}</span>}
        </Label>
        <Group className={cx(fieldStyles.input, styles.box)}>
          <DateInput className={styles.parts ?? ""}>
            {(segment) => <DateSegment segment={segment} className={styles.part ?? ""} />}
          </DateInput>
          <Button id={id} className={styles.open ?? ""} {...(error && { "aria-describedby": `${id}-error` })}>
            <Icon of={CalendarDays} size={18} />
          </Button>
        </Group>
        <FieldFoot id={id} hint={hint} error={error} />
        <Popover className={styles.popover ?? ""} offset={4}>
          <Dialog className={styles.dialog ?? ""}>
            <Calendar>
              <header className={styles.head}>
                <Button slot="previous" className={styles.open ?? ""}>
                  <Icon of={ChevronLeft} size={18} />
                </Button>
                <Heading className={styles.month ?? ""} level={2} />
                <Button slot="next" className={styles.open ?? ""}>
                  <Icon of={ChevronRight} size={18} />
                </Button>
              </header>
              <CalendarGrid className={styles.days ?? ""}>
                {(date) => <CalendarCell date={date} className={styles.day ?? ""} />}
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  );
}
