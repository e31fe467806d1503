// The way of a withdrawal: filled in, read once more, confirmed, acknowledged. Nothing is sent before the second step, and
// however often it is sent, it counts once.

import type { OrderLink, WithdrawalReceipt, WithdrawalWords } from "@trichter/shared/withdrawal";
import { use, useCallback, useEffect, useRef, useState } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { forgetMailLink, keptMailLink } from "../../navigation/mail-link.ts";
import { useLaterClientState } from "../../state/client-state.ts";
import { type Faults, faultsBefore, faultsOf, type TroubleText, troubleOf } from "./faults.ts";
import {
  type Filled,
  forgetWithdrawal,
  type KeptWithdrawal,
  keepWithdrawal,
  type LinkedOrder,
  nothing,
  readWithdrawal,
} from "./kept-withdrawal.ts";

export type Withdrawal = {
  kept: KeptWithdrawal;
  /** Another one whenever the fields are filled from outside. */
  filling: number;
  faults: Faults;
  trouble: TroubleText | null;
  isSending: boolean;
  /** Whether the step that is shown came in the place of another. */
  isNews: boolean;
  note(filled: Filled): void;
  goOn(filled: Filled): void;
  goBack(): void;
  confirm(): void;
  startAgain(): void;
};

export function useWithdrawal(words: WithdrawalWords): Withdrawal {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const clientState = useLaterClientState();
  const [kept, setKept] = useState(nothing);
  const [filling, setFilling] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [trouble, setTrouble] = useState<TroubleText | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isNews, setIsNews] = useState(false);
  const isUnderWay = useRef(false);

  const keep = useCallback(
    (next: KeptWithdrawal) => {
      keepWithdrawal(device.tabStorage(), next);
      setKept(next);
    },
    [device],
  );

  /** What the tab remembers, or the order of a mail's link: only a browser knows either. */
  useEffect(() => {
    const remembered = readWithdrawal(device.tabStorage());
    if (remembered) {
      setKept(remembered);
      setFilling((count) => count + 1);
    }
    const link = linkOf(keptMailLink(device.tabStorage(), ["order"])?.secret ?? "");
    if (!link || remembered?.linked?.order === link.order) {
      return;
    }
    let isCurrent = true;
    loadApi()
      .then((api) => api.readOrder(link.order, link.secret))
      .then(
        ({ number, id, email, address_lines: [name = ""] }) => {
          if (isCurrent) {
            const named = number ?? id;
            const filled = { ...nothing.filled, name, order: named, email: email ?? "" };
            keep({ ...nothing, filled, linked: { ...link, named } });
            setFilling((count) => count + 1);
          }
        },
        // A link that opens nothing leaves an empty form, which takes everything.
        () => forgetMailLink(device.tabStorage()),
      );
    return () => {
      isCurrent = false;
    };
  }, [device, loadApi, keep]);

  async function send({ filled, id, linked }: KeptWithdrawal): Promise<WithdrawalReceipt> {
    const api = await loadApi();
    const { locale: country, language: locale } = clientState();
    return api.withdraw({
      id: id ?? "",
      country,
      locale,
      name: filled.name,
      order: filled.order,
      email: filled.email,
      items: filled.items,
      with_later_orders: filled.withLater,
      link: proofOf(linked, filled),
      words_version: words.version,
    });
  }

  async function confirm(): Promise<void> {
    if (isUnderWay.current) {
      return;
    }
    isUnderWay.current = true;
    setIsSending(true);
    setTrouble(null);
    try {
      const receipt = await send(kept);
      setIsNews(true);
      forgetMailLink(device.tabStorage());
      keep({ ...kept, step: "receipt", receipt });
    } catch (error) {
      const found = faultsOf(error);
      if (found) {
        setFaults(found);
        setFilling((count) => count + 1);
        keep({ ...kept, step: "form" });
      } else {
        setTrouble(troubleOf(error));
      }
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return {
    kept,
    filling,
    faults,
    trouble,
    isSending,
    isNews,
    note: (filled) => keepWithdrawal(device.tabStorage(), { ...kept, filled }),
    goOn(filled) {
      const found = faultsBefore(filled);
      setFaults(found);
      setTrouble(null);
      if (Object.keys(found).length > 0) {
        keepWithdrawal(device.tabStorage(), { ...kept, filled });
        return;
      }
      const isSame = kept.id !== null && JSON.stringify(kept.filled) === JSON.stringify(filled);
      setIsNews(true);
      keep({ ...kept, step: "recap", filled, id: isSame ? kept.id : `wdr_${device.newId()}` });
    },
    goBack() {
      setIsNews(true);
      setTrouble(null);
      setFilling((count) => count + 1);
      keep({ ...kept, step: "form" });
    },
    confirm: () => void confirm(),
    startAgain() {
      setIsNews(true);
      forgetWithdrawal(device.tabStorage());
      setFilling((count) => count + 1);
      setKept(nothing);
    },
  };
}

/** `ord_….secret` */
function linkOf(text: string): OrderLink | null {
  const [order = "", secret = ""] = text.split(".");
  return order === "" || secret === "" ? null : { order, secret };
}

/** A link proves the order that it filled in, and no other. */
function proofOf(linked: LinkedOrder | null, { order }: Filled): OrderLink | null {
  return linked && linked.named === order ? { order: linked.order, secret: linked.secret } : null;
}
